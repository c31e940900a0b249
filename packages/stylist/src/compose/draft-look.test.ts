import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { findGarment } from '../garments/garments.ts';
import { composeLook } from './compose-looks.ts';

describe('draftLook', () => {
  it('tucks no T-shirt into the trousers of a round figure without a belt or a jacket', () => {
    const looks = BODY_SHAPES.flatMap((bodyShape) =>
      Array.from({ length: 24 }, (_, seed) =>
        composeLook({ style: 'Casual', weather: 'hot', bodyShape }, 880_000 + seed),
      ),
    );
    const tucked = looks.filter(({ items, figure }) => {
      const slots = items.map(({ garment }) => findGarment(garment).slot);
      const isBare = !slots.some((slot) => slot === 'belt' || slot === 'layer' || slot === 'coat');
      const isTee = items.some(
        ({ garment, worn }) => /^(crew|v-neck)-tee$/.test(garment) && worn === 'tucked',
      );
      const wearsTrousers = items.some(({ garment }) => findGarment(garment).cut.type === 'trousers');
      return isBare && isTee && wearsTrousers && figure.bodyShape === 'Round';
    });
    expect(looks.some(({ items }) => items.some(({ worn }) => worn === 'tucked'))).toBe(true);
    expect(tucked).toEqual([]);
  });

  it('hangs no blouse over wide legs', () => {
    const hanging = Array.from({ length: 150 }, (_, seed) =>
      composeLook({ style: 'Formal', weather: 'hot', bodyShape: 'Round' }, 881_000 + seed),
    ).filter(({ items, figure }) => {
      const cuts = items.map(({ garment }) => findGarment(garment).cut);
      const isWide = cuts.some(
        (cut) => cut.type === 'trousers' && (cut.fit === 'wide' || cut.fit === 'flare'),
      );
      const isLoose = items.some(({ garment, worn }) => {
        const { cut, wears = [] } = findGarment(garment);
        return cut.type === 'shirt' && wears[0] === 'tucked' && worn !== 'tucked';
      });
      return isWide && isLoose && !figure.presentation;
    });
    expect(hanging).toEqual([]);
  });
});

describe('expressions', () => {
  it('lower no eyes in a close picture, nor behind glasses', () => {
    const lowered = Array.from({ length: 200 }, (_, seed) =>
      composeLook({ vibe: 'casual' }, 31_000 + seed),
    ).filter(({ figure }) => figure.expression === 'lowered');
    expect(lowered.length).toBeGreaterThan(1);
    expect(lowered.length).toBeLessThan(200 / 8);
    expect(lowered.filter(({ framing, figure }) => framing || figure.glasses)).toEqual([]);
  });
});
