import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import type { PoseName } from '#outfit.ts';
import { standingContext } from '../testing/standing-context.ts';
import { armholeFolds } from './armhole-folds.ts';

const CHEST = [
  [2.25, 0.3],
  [2.34, 0.1],
] as const;

function leftFold(pose: PoseName) {
  const [left = ''] = armholeFolds(standingContext('Rectangle', pose), () => 0.65, CHEST, CHEST, 0.04);
  return boxOfPaths([left]);
}

describe('armholeFolds', () => {
  it('ends at the shoulder blade behind, where a fold to the spine would be a wing', () => {
    const { left, right } = leftFold('behind');
    expect(right - left).toBeLessThan(0.32 * standingContext('Rectangle').head);
  });

  it('tapers out before the placket: drawn up to it, it would be a dart', () => {
    const { body, head } = standingContext('Rectangle', 'still');
    expect(body.torso(0, 2.3)[0] - leftFold('still').right).toBeGreaterThan(0.2 * head);
  });
});
