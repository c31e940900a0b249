import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { FONTS, type FontName } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** Sets all pages that the tab will show in a font which needs no request, and so no policy that allows one. */
export async function setFontOfPages(page: Page, name: FontName): Promise<void> {
  const family = FONTS[name];
  const id = family.toLowerCase().replace(' ', '-');
  const file = readFileSync(resolve(`@fontsource/${id}/files/${id}-latin-400-normal.woff2`));
  await page.addInitScript(
    ([family, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const face = new FontFace(family, bytes);
      document.fonts.add(face);
      face.load();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html{font-family:"${family}"}`);
      document.adoptedStyleSheets.push(sheet);
    },
    [family, file.toString('base64')] as const,
  );
}
