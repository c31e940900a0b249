import { describe, expect, it } from 'vitest';
import { outlinesOf } from '../kit/flatten.ts';
import { branch } from './leaves.ts';

describe('branch', () => {
  it('grows to the leaf at its tip', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { leaves, stem } = branch(100, 900, {
        ...{ angle: -1.4, length: 400, joints: 7, leafLength: 60, leafWidth: 30, seed },
      });
      const [tipLeaf = []] = outlinesOf(leaves).slice(-1);
      const [stalk = [0, 0]] = tipLeaf;
      const nearest = Math.min(
        ...outlinesOf(stem)
          .flat()
          .map(([x, y]) => Math.hypot(x - stalk[0], y - stalk[1])),
      );
      expect(nearest).toBeLessThan(4);
    }
  });
});
