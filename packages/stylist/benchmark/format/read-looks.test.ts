import { describe, expect, it } from 'vitest';
import { composedLook } from './composed-look.ts';
import { looksOfBefore, readable } from './read-looks.ts';

const [look] = looksOfBefore();
if (!look) throw new Error('There are no looks of the composer before.');

describe('looksOfBefore', () => {
  it('holds twenty looks and a deck of ten for each of fourteen requests', () => {
    const decks = Map.groupBy(looksOfBefore(), ({ request, deck }) => JSON.stringify([request, deck]));
    const sizes = [...decks.values()].map(({ length }) => length);
    expect(sizes.filter((size) => size === 20)).toHaveLength(14);
    expect(sizes.filter((size) => size === 10)).toHaveLength(14);
    expect(sizes).toHaveLength(28);
  });
});

describe('composedLook', () => {
  it('refuses a request that is none and a look without garments', () => {
    const bare = { ...look, spec: { ...look.spec, items: [] } };
    for (const other of [{ ...look, request: { vibe: 'windy' } }, { ...look, request: {} }, bare]) {
      expect(() => composedLook(JSON.stringify(other))).toThrow(SyntaxError);
    }
  });
});

describe('readable', () => {
  it('skips and counts looks with a garment that the wardrobe does not hold', () => {
    const [first, ...rest] = look.spec.items;
    if (!first) throw new Error('The look wears nothing.');
    const gone = { ...look, spec: { ...look.spec, items: [{ ...first, garment: 'crinoline' }, ...rest] } };
    const { read, skipped } = readable([look, gone]);
    expect(read.map((entry) => entry.look)).toEqual([look]);
    expect(skipped).toBe(1);
  });

  it('keeps looks whose cloth a garment is no longer made in', () => {
    const items = look.spec.items.map((item) => ({
      ...item,
      cloth: { ...item.cloth, name: 'straw' as const },
    }));
    expect(readable([{ ...look, spec: { ...look.spec, items } }]).skipped).toBe(0);
  });
});
