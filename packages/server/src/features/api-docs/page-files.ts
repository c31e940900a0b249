import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Asset, createAsset } from '#infra/assets/asset.ts';

const KIT = join(import.meta.dirname, '../../../../kit');
const BRAND = join(KIT, 'src/tokens');
const ADDRESS = '/docs/page/';
const SHEETS = [join(BRAND, 'tokens.css'), join(BRAND, 'fonts.css')];
const OWN_SHEETS = ['page.css', 'contents.css', 'call.css', 'request.css', 'print.css'];
const SCRIPTS = ['find-call.js', 'copy-code.js', 'send-request.js'];
/** What English is written with; the others come when a text needs them. */
const FIRST_FONT = /-latin-(?:400|wght)-normal\.woff2$/;

/** The files of the page by name, and the addresses of those that its head names. */
export interface PageFiles {
  readonly byName: ReadonlyMap<string, Asset>;
  readonly addresses: {
    readonly styles: string;
    readonly fonts: readonly string[];
    readonly scripts: readonly string[];
  };
}

/** Reads the page's scripts, the brand's fonts, and all styles as one sheet: tokens and fonts are the kit's own. */
export async function readPageFiles(): Promise<PageFiles> {
  const fontFiles = new Map<string, string>();
  const ownSheets = OWN_SHEETS.map((name) => join(import.meta.dirname, 'styles', name));
  const sheets = await Promise.all(
    [...SHEETS, ...ownSheets].map(async (file) => withFonts(await readFile(file, 'utf8'), fontFiles)),
  );
  const scripts = SCRIPTS.map((name) => join(import.meta.dirname, 'browser', name));
  const files = await Promise.all(
    [...scripts, ...fontFiles.values()].map(async (file) => [basename(file), await readFile(file)] as const),
  );
  const sheet = ['page.css', Buffer.from(sheets.join('\n'))] as const;
  const assets = [sheet, ...files].map(
    async ([name, bytes]) => [name, await createAsset(name, bytes)] as const,
  );
  const fonts = [...fontFiles.keys()].filter((name) => FIRST_FONT.test(name));
  return {
    byName: new Map(await Promise.all(assets)),
    addresses: {
      styles: `${ADDRESS}page.css`,
      fonts: fonts.map((name) => ADDRESS + name),
      scripts: SCRIPTS.map((name) => ADDRESS + name),
    },
  };
}

/** Puts in what a sheet imports from a package, and notes the fonts by the name they are served under. */
async function withFonts(sheet: string, fontFiles: Map<string, string>): Promise<string> {
  const find = createRequire(join(KIT, 'package.json')).resolve;
  const imports = [...sheet.matchAll(/@import url\('([^']+)'\);/g)];
  let inlined = sheet;
  for (const [statement, name = ''] of imports) {
    const file = find(name);
    const text = (await readFile(file, 'utf8')).replaceAll(
      /url\(\.\/files\/([^)]+)\)/g,
      (_, font: string) => {
        fontFiles.set(font, join(dirname(file), 'files', font));
        return `url(${ADDRESS}${font})`;
      },
    );
    inlined = inlined.replace(statement, () => text);
  }
  return inlined;
}
