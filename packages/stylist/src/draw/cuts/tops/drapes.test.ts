import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drapes } from './drapes.ts';

describe('drapes', () => {
  it('fall from the bust to the hip on both sides and leave the middle of the front alone', () => {
    const context = standingContext('Round');
    const { body } = context;
    const halfWidth = (v: number) => body.halfWidth(v) + 0.08;
    const axis = body.torso(0, 2.8)[0];
    const boxes = drapes(context, halfWidth, 3.6).map((d) => boxOfPaths([d]));
    const [left, right] = [boxes.slice(0, 2), boxes.slice(2)];
    expect(Math.max(...boxes.map((box) => box.bottom - box.top))).toBeGreaterThan(context.head);
    for (const box of left) expect(box.right).toBeLessThan(axis);
    for (const box of right) expect(box.left).toBeGreaterThan(axis);
  });
});
