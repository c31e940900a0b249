import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { findGarment, GARMENTS } from '#garments/garments.ts';
import { ownLines, shapeFavour, worksAgainst } from './own-lines.ts';

const linesOf = (id: string) => ownLines(findGarment(id)).map((line) => line.id);

describe('ownLines', () => {
  it('reads what a garment draws whatever is worn with it', () => {
    expect(linesOf('flutter-wrap-dress')).toEqual(
      expect.arrayContaining(['v-front', 'marked-waist', 'a-line']),
    );
    expect(linesOf('wide-jeans')).toEqual(['wide-leg']);
    expect(linesOf('tote')).toEqual([]);
  });
});

describe('shapeFavour', () => {
  it('favours no garment over others, only shapes within one', () => {
    for (const garment of GARMENTS) {
      const sum = BODY_SHAPES.reduce((total, shape) => total + shapeFavour(garment, shape), 0);
      expect(sum / BODY_SHAPES.length, garment.id).toBeCloseTo(1);
    }
  });

  it('picks wide legs for broad shoulders at least twice as gladly as for a round shape', () => {
    const jeans = findGarment('wide-jeans');
    expect(shapeFavour(jeans, 'Inverted Triangle') / shapeFavour(jeans, 'Round')).toBeGreaterThan(2);
  });
});

describe('worksAgainst', () => {
  it('knows a gathered waist on a round shape and padded shoulders on broad ones', () => {
    expect(worksAgainst(findGarment('gathered-skirt'), 'Round')).toBe(true);
    expect(worksAgainst(findGarment('double-breasted-coat'), 'Inverted Triangle')).toBe(true);
    expect(worksAgainst(findGarment('double-breasted-coat'), 'Pear')).toBe(false);
  });

  it('leaves every shape most of the wardrobe', () => {
    for (const shape of BODY_SHAPES) {
      const against = GARMENTS.filter((garment) => worksAgainst(garment, shape));
      expect(against.length / GARMENTS.length, shape).toBeLessThan(0.15);
    }
  });
});
