import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Weight } from '../../packages/widgets/build/weights.ts';
import { ROOT } from '../run.ts';

const DIST = join(ROOT, 'sites/app/dist');

/** Addresses of every script that the landing page's boot asks for by itself. */
function scriptsOf(html: string): string[] {
  return html.match(/data-ahead="([^"]*)"/)?.[1]?.split(' ') ?? [];
}

/** Addresses of the AVIFs of every width that may be the picture of the first view. */
function heroPicturesOf(html: string): string[] {
  const sets = [...html.matchAll(/imagesrcset="([^"]*)"/g)].map((match) => match[1] ?? '');
  return sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''));
}

/** What the landing page asks for before anybody does anything (ceilings: INTERFACE section 5). */
export function landingWeights(): readonly Weight[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = scriptsOf(html);
  const pictures = heroPicturesOf(html);
  if (scripts.length === 0 || pictures.length === 0)
    throw new Error('The landing page names no script or no picture.');
  const brotliBytes = (path: string) => brotliCompressSync(readFileSync(join(DIST, path))).length;
  const bootBytes =
    (html.match(/<script[^>]*\ssrc=/g) ?? []).length + (html.match(/rel="modulepreload"/g) ?? []).length;
  return [
    { what: 'landing page: script tags that load before the largest paint', bytes: bootBytes, maxBytes: 0 },
    {
      what: 'landing page: all script, after the largest paint',
      bytes: scripts.reduce((sum, path) => sum + brotliBytes(path), 0),
      maxBytes: 110_000,
    },
    {
      what: 'landing page: the heaviest picture of the first view',
      bytes: Math.max(...pictures.map((path) => statSync(join(DIST, path)).size)),
      maxBytes: 120_000,
    },
  ];
}
