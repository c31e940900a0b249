import { describe, expect, it } from 'vitest';
import { vibePicture } from './catalogue/vibe-pictures.ts';
import { lookKey } from './look-key.ts';
import type { OutfitSpec } from './outfit.ts';

const spec = vibePicture('sunny');

describe('lookKey', () => {
  it('is 32 hex digits', () => {
    expect(lookKey(spec)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('does not depend on the order of properties', () => {
    const reversed = Object.fromEntries(Object.entries(spec).reverse()) as unknown as OutfitSpec;
    expect(lookKey(reversed)).toBe(lookKey(spec));
  });

  it('changes with any part of the look', () => {
    const others = [
      { ...spec, seed: spec.seed + 1 },
      { ...spec, figure: { ...spec.figure, mirrored: !spec.figure.mirrored } },
      { ...spec, items: spec.items.slice(1) },
      { ...spec, items: [...spec.items].reverse() },
    ];
    expect(new Set([spec, ...others].map((each) => lookKey(each))).size).toBe(5);
  });

  it('tells a part of a picture from the whole', () => {
    expect(lookKey(spec, 'whole')).toBe(lookKey(spec));
    expect(lookKey(spec, 'pocket')).not.toBe(lookKey(spec));
  });
});
