import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { standingContext } from '../testing/standing-context.ts';
import { dragFolds } from './drag-folds.ts';

describe('dragFolds', () => {
  it('drags cloth from both side seams and leaves the middle of the front alone', () => {
    const context = standingContext('Round');
    const { body } = context;
    const halfWidth = (v: number) => body.halfWidth(v) + 0.08;
    const axis = body.torso(0, 2.8)[0];
    const boxes = dragFolds(context, halfWidth).map((d) => boxOfPaths([d]));
    const [left, right] = [boxes.slice(0, 2), boxes.slice(2)];
    for (const box of left) expect(box.right).toBeLessThan(axis);
    for (const box of right) expect(box.left).toBeGreaterThan(axis);
  });
});
