import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
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
});
