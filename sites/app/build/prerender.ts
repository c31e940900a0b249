import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildBoot } from './build-boot.ts';
import { pageOf } from './page-template.ts';
import { DIST, PRERENDER_ENTRY } from './paths.ts';
import { readClientBuild } from './read-manifest.ts';

type PrerenderEntry = typeof import('../src/entry.server.tsx');

/** No route answers it, so it renders what stands for all unknown addresses. */
const UNKNOWN_PATH = '/not-found';
/** The page of looks is that of any: what it shows first does not depend on the key. */
const ANY_LOOK = `/${'0'.repeat(32)}`;
const LANDING_MODULES = ['src/landing/landing.tsx', 'src/landing/instant/instant-picker.tsx'];

function write(file: string, text: string): void {
  const path = join(DIST, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a page for every route, `<route>/index.html`, and `404.html`. */
export async function prerender(): Promise<void> {
  const site: PrerenderEntry = await import(PRERENDER_ENTRY);
  const { runtime, entry, styles, fonts, chunksWith } = readClientBuild();
  const code = await buildBoot();
  const pages = [
    ...site.ROUTE_NAMES.map((name) => ({
      name,
      path: site.ROUTES[name],
      file: `.${site.ROUTES[name]}/index.html`,
    })),
    { name: 'notFound' as const, path: UNKNOWN_PATH, file: '404.html' },
  ];
  for (const { name, path, file } of pages) {
    const isLanding = name === 'landing';
    write(
      file,
      pageOf({
        title: site.documentTitle(name),
        description: site.ROUTE_TEXTS[name].description,
        html: await site.renderPage(name === 'look' ? path + ANY_LOOK : path),
        styles,
        fonts,
        pictures: isLanding ? site.landingPictures() : [],
        boot: { code, runtime, entry, ahead: chunksWith(isLanding ? LANDING_MODULES : []) },
        indexing: isLanding ? 'all' : 'none',
        sharePicture: isLanding ? 'share-landing' : 'share-wardrobe',
      }),
    );
  }
}
