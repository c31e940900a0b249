import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import type { PoseName } from '#outfit.ts';
import { standingContext } from '../testing/standing-context.ts';
import { armholeFolds } from './armhole-folds.ts';

const CHEST = [
  [2.25, 0.3],
  [2.34, 0.1],
] as const;

function widthOfLeftFold(pose: PoseName) {
  const [left = ''] = armholeFolds(standingContext('Rectangle', pose), () => 0.65, CHEST, CHEST, 0.04);
  const box = boxOfPaths([left]);
  return box.right - box.left;
}

describe('armholeFolds', () => {
  it('ends at the shoulder blade behind, where a fold to the spine would be a wing', () => {
    expect(widthOfLeftFold('behind')).toBeLessThan(widthOfLeftFold('still') * 0.75);
  });
});
