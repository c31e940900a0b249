import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { drawArmShadows } from './own-shadows.ts';

describe('drawArmShadows', () => {
  it('ends the shadow of an arm where it sinks into a pocket', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const [, d = ''] = drawArmShadows(context, ['left'], shapeIds).match(/ d="([^"]+)"/) ?? [];
    const wrist = context.body.arms.left.at(2);
    expect(boxOfPaths([d]).bottom).toBeLessThan(wrist[1]);
  });

  it('begins at nothing where arm and chest touch', () => {
    const context = standingContext('Rectangle', 'still');
    const shapeIds = [context.document.shape('M0 0L2000 0L2000 2000L0 2000Z')];
    const [, d = ''] = drawArmShadows(context, ['left'], shapeIds).match(/ d="([^"]+)"/) ?? [];
    const widthAbove = (y: number) => {
      const xs = outlinesOf(d)
        .flat()
        .filter((point) => point[1] < y)
        .map(([x]) => x);
      return (Math.max(...xs) - Math.min(...xs)) / context.head;
    };
    const arm = context.body.arms.left;
    expect(widthAbove(arm.at(0.34)[1])).toBeLessThan(0.1);
    expect(widthAbove(arm.at(1)[1])).toBeGreaterThan(0.2);
  });
});
