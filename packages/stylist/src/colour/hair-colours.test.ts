import { describe, expect, it } from 'vitest';
import { hairColoursFor } from './hair-colours.ts';
import { SKIN_TONES } from './skin-tones.ts';

describe('hairColoursFor', () => {
  it('deals coils no fair colour on any skin', () => {
    const names = SKIN_TONES.flatMap(({ colour }) =>
      hairColoursFor(colour, 'young', 'coily').map(({ name }) => name),
    );
    expect([...new Set(names)].toSorted()).toEqual(['black', 'brown', 'dark brown']);
  });

  it('keeps fair colours for straight hair on light skin', () => {
    const [light] = SKIN_TONES.toSorted((a, b) => b.colour.l - a.colour.l);
    const names = light ? hairColoursFor(light.colour, 'young').map(({ name }) => name) : [];
    expect(names).toContain('blonde');
  });
});
