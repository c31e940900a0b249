import { describe, expect, it } from 'vitest';
import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { composeLooks } from '../compose/compose-looks.ts';
import { generatedNames } from './generated-names.ts';

const catalogue = [...styleCatalogue(), ...starterCatalogue()].map(({ spec }) => spec);

describe('generatedNames', () => {
  it('gives every look several names of 2 to 5 words, each once', { timeout: 60_000 }, () => {
    for (const spec of catalogue) {
      const names = generatedNames(spec);
      expect(names.length, spec.name).toBeGreaterThan(5);
      expect(new Set(names).size, spec.name).toBe(names.length);
      for (const name of names) expect(name.split(/\s+/).length, name).toBeLessThanOrEqual(5);
    }
  });

  it('never leaves a wash of denim to be taken for trousers', () => {
    const washed = catalogue.filter(({ items }) => items.some(({ garment }) => garment === 'denim-shirt'));
    expect(washed.length).toBeGreaterThan(5);
    for (const spec of washed)
      for (const name of [spec.name, ...generatedNames(spec)]) expect(name).not.toMatch(/over \w+-wash$/);
  });

  it('gives none that belongs to a catalogue', () => {
    const taken = new Set(catalogue.map(({ name }) => name));
    for (const spec of catalogue) expect(generatedNames(spec).filter((name) => taken.has(name))).toEqual([]);
  });

  it('names a thousand looks of one style without a number', { timeout: 60_000 }, () => {
    const request = { style: 'Sporty', bodyShape: 'Pear', weather: 'hot' } as const;
    const taken = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      for (const spec of composeLooks(request, { count: 10, seed })) {
        taken.add(generatedNames(spec).find((name) => !taken.has(name)) ?? '');
      }
    }
    expect(taken.size).toBe(1000);
    expect(taken).not.toContain('');
    for (const name of taken) expect(name).not.toContain('№');
  });
});
