import { readFileSync } from 'node:fs';
import type { CatalogueLook, StyleLook } from './catalogue-look.ts';
import type { ComposedCatalogue } from './compose-catalogue.ts';

/** Where the composed catalogue is kept, one look a line; `pnpm --filter @glow/stylist compose-catalogue` writes it. */
export const CATALOGUE_FILE = new URL('./catalogue.ndjson', import.meta.url);

/** Colours are kept to this many decimals: lightness and chroma finer than any eye. */
const DECIMALS = 3;

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;

/** The file's text: one look a line as JSON, so that a diff shows the looks that change. */
export function catalogueText({ starter, style }: ComposedCatalogue): string {
  return [...starter, ...style].map((look) => `${JSON.stringify(look, rounded)}\n`).join('');
}

function readFrom(file: URL): ComposedCatalogue {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const looks = lines.map((line): CatalogueLook | StyleLook => JSON.parse(line));
  return {
    starter: looks.filter((look) => 'vibe' in look),
    style: looks.filter((look) => 'style' in look),
  };
}

let kept: ComposedCatalogue | undefined;

/** Returns the catalogue this release was written with, read on the first call. */
export function readCatalogue(): ComposedCatalogue {
  kept ??= readFrom(CATALOGUE_FILE);
  return kept;
}
