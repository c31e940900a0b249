import { describe, expect, it } from 'vitest';
import { findGarment } from '../garments/garments.ts';
import { isForMoving } from './for-moving.ts';

describe('isForMoving', () => {
  it.each([
    ...['leggings', 'hoodie', 'runners', 'duffel', 'ski-suit'],
    // Shoes of every day that came from a court or a path.
    ...['sneakers', 'high-tops', 'hiking-boots'],
    // Over them, something quilted or of formality 1.5 at most.
    ...['puffer-jacket', 'gilet', 'parka'],
    ...['sunglasses', 'watch', 'beanie', 'ankle-socks'],
  ])('takes %s', (id) => {
    expect(isForMoving(findGarment(id))).toBe(true);
  });

  it.each([
    ...['loafers', 'snow-boots', 'platform-trainers'],
    ...['bomber-jacket', 'long-puffer', 'rain-mac', 'trench-coat'],
    ...['crew-tee', 'mom-jeans', 'denim-skirt', 'tee-dress', 'backpack'],
  ])('leaves %s out', (id) => {
    expect(isForMoving(findGarment(id))).toBe(false);
  });
});
