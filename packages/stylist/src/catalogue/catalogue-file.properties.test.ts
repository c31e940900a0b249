import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookKey } from '../look-key.ts';
import { CATALOGUE_FILE, catalogueText, readCatalogue } from './catalogue-file.ts';
import { composeCatalogue } from './compose-catalogue.ts';

/** Seconds on a quiet machine, minutes on one that tests everything at once. */
const COMPOSING_TIMEOUT_MS = 240_000;

describe('catalogueText', () => {
  it('is what the file holds: after a change of rules or wardrobe, `compose-catalogue` writes it anew', {
    timeout: COMPOSING_TIMEOUT_MS,
  }, () => {
    const composed = catalogueText(composeCatalogue()).split('\n');
    const written = readFileSync(CATALOGUE_FILE, 'utf8').split('\n');
    const changed = composed.filter((line, index) => line !== written[index]);
    expect(changed.slice(0, 3)).toEqual([]);
    expect(written).toHaveLength(composed.length);
  });
});

describe('readCatalogue', () => {
  it('reads every look once', () => {
    const { starter, style } = readCatalogue();
    const keys = [...starter, ...style].map(({ spec }) => lookKey(spec));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
