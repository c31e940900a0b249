import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '../kit/box.ts';
import { tufted } from './tufted.ts';

const HEAD = 100;

describe('tufted', () => {
  it.each([
    ['one way', 'M0 0L200 0L200 300L0 300Z'],
    ['the other way', 'M0 0L0 300L200 300L200 0Z'],
  ])('softens an edge outwards, drawn %s round', (_, d) => {
    const soft = tufted(d, HEAD);
    expect(soft.split('C').length).toBeGreaterThan(60);
    const box = boxOfPaths([soft]);
    expect(box.left).toBeLessThan(-0.5);
    expect(box.right).toBeGreaterThan(200.5);
    expect(box.right).toBeLessThan(200 + 0.05 * HEAD);
  });
});
