import { BODY_SHAPES, STYLES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { describeOutfit } from '../describe/describe-outfit.ts';
import { drawOutfit } from '../draw/draw-outfit.ts';
import { checkOutfit } from '../rules/check-outfit.ts';
import { shapePicture } from './shape-pictures.ts';
import { stylePicture } from './style-pictures.ts';

describe('stylePicture', () => {
  it.each(STYLES)('shows a %s look that keeps every gate and carries the tag of its style', (style) => {
    const spec = stylePicture(style);
    expect(checkOutfit(spec)).toEqual({ state: 'passed' });
    expect(describeOutfit(spec).tags).toContain(style);
  });

  it('shows four people of different skin, hair and shape', () => {
    const figures = STYLES.map((style) => stylePicture(style).figure);
    expect(new Set(figures.map(({ skin }) => skin.l)).size).toBe(STYLES.length);
    expect(new Set(figures.map(({ hair }) => hair.style)).size).toBe(STYLES.length);
    expect(new Set(figures.map(({ bodyShape }) => bodyShape)).size).toBe(STYLES.length);
    expect(new Set(figures.map(({ age = 'young' }) => age)).size).toBe(3);
  });
});

describe('shapePicture', () => {
  it('shows every shape in the same clothes, pose, light and skin', () => {
    const others = BODY_SHAPES.map((bodyShape) => {
      const { figure, items, scene, seed } = shapePicture(bodyShape);
      expect(figure.bodyShape).toBe(bodyShape);
      return { items, scene, seed, figure: { ...figure, bodyShape: undefined } };
    });
    for (const other of others) expect(other).toEqual(others[0]);
  });

  it('draws every shape differently', () => {
    expect(new Set(BODY_SHAPES.map((shape) => drawOutfit(shapePicture(shape)))).size).toBe(
      BODY_SHAPES.length,
    );
  });
});
