import { expect, it } from 'vitest';
import { findGarment } from '../garments/garments.ts';
import { CHARMS, charmOf, dealtCharmOf } from './garment-charm.ts';

it('knows every garment that ratings speak of', () => {
  for (const id of Object.keys(CHARMS)) expect(findGarment(id).id).toBe(id);
});

it('picks what strangers liked more gladly than what they missed', () => {
  expect(charmOf(findGarment('long-coat'))).toBe(1.6);
  expect(charmOf(findGarment('dinner-jacket'))).toBe(0.6);
  expect(charmOf(findGarment('trench-coat'))).toBe(1);
});

it('leans what is dealt half as far', () => {
  expect(dealtCharmOf(findGarment('long-coat'))).toBeCloseTo(Math.sqrt(1.6), 9);
});
