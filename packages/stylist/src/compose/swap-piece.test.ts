import { describe, expect, it } from 'vitest';
import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { lookTags } from '../describe/tags.ts';
import { findGarment } from '../garments/garments.ts';
import type { OutfitSpec } from '../outfit.ts';
import { violationsOf } from '../rules/check-reading.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { swapPiece } from './swap-piece.ts';

const FIVE = { count: 5, seed: 7 };
const every = (step: number) => (_: unknown, index: number) => index % step === 0;
const looks = [...starterCatalogue().filter(every(6)), ...styleCatalogue().filter(every(9))].map(
  ({ spec }) => spec,
);
const swaps = looks.flatMap((spec) =>
  spec.items.map((item, place) => ({ spec, item, place, found: swapPiece(spec, place, FIVE) })),
);
const [spec = fail()] = looks;
const slotOf = (spec: OutfitSpec, place: number) => findGarment(spec.items[place]?.garment ?? '').slot;

function fail(): never {
  throw new Error('The catalogue is empty');
}

describe('swapPiece', () => {
  it('changes one piece for another of its slot, and nothing else', () => {
    for (const { spec, item, place, found } of swaps) {
      for (const swapped of found) {
        const { items, name: _, ...rest } = swapped;
        const { items: before, name: __, models: ___, ...same } = spec;
        expect(rest).toEqual(same);
        expect(items.toSpliced(place, 1)).toEqual(before.toSpliced(place, 1));
        expect(items[place]).not.toEqual(item);
        expect(slotOf(swapped, place)).toBe(slotOf(spec, place));
      }
    }
  });

  it('keeps what the look is for, and every gate', () => {
    for (const { spec, found } of swaps) {
      const before = readOutfit(spec);
      const broken = violationsOf(before).map(({ gate }) => gate);
      for (const swapped of found) {
        const reading = readOutfit(swapped);
        expect(lookTags(reading)).toEqual(expect.arrayContaining([...lookTags(before)]));
        expect(violationsOf(reading).filter(({ gate }) => !broken.includes(gate))).toEqual([]);
      }
    }
  });

  it('finds five for nearly every piece of clothing, shoes and bag, no two alike', () => {
    const worn = swaps.filter(({ spec, place }) =>
      ['dress', 'top', 'bottom', 'shoes', 'bag'].includes(slotOf(spec, place)),
    );
    const full = worn.filter(({ found }) => found.length === 5);
    expect(full.length / worn.length).toBeGreaterThan(0.9);
    for (const { found, place } of full)
      expect(new Set(found.map(({ items }) => JSON.stringify(items[place]))).size).toBe(5);
  });

  it('gives the same looks for the same seed, and others for another', () => {
    expect(swapPiece(spec, 0, FIVE)).toEqual(swapPiece(spec, 0, FIVE));
    expect(swapPiece(spec, 0, { ...FIVE, seed: 8 })).not.toEqual(swapPiece(spec, 0, FIVE));
  });

  it('names no model that did not choose the piece', () => {
    const [swapped] = swapPiece({ ...spec, models: { proposedBy: 'style-1', paintedBy: 'p' } }, 0, FIVE);
    expect(swapped?.models).toBeUndefined();
  });

  it('finds nothing where the look has no piece', () => {
    expect(swapPiece(spec, 99, FIVE)).toEqual([]);
  });
});
