import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { Body } from './body.ts';
import { drawArmShadows, drawShadowOnArm } from './own-shadows.ts';
import { BEHIND_BACK } from './pose-parts.ts';

describe('drawArmShadows', () => {
  it('ends the shadow of an arm where it sinks into a pocket', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const [, d = ''] = drawArmShadows(context, ['left'], shapeIds).match(/ d="([^"]+)"/) ?? [];
    const wrist = context.body.arms.left.at(2);
    expect(boxOfPaths([d]).bottom).toBeLessThan(wrist[1]);
  });
});

describe('drawShadowOnArm', () => {
  it('shades the arm that goes behind the back beside the body, and no other', () => {
    const context = standingContext('Rectangle', 'hip');
    const { body, document } = context;
    const arms = { ...body.pose.arms, right: BEHIND_BACK };
    const behind = new Body(
      { bodyShape: 'Rectangle' },
      { ...body.pose, arms },
      { headPx: 128, x: 470, y: 46 },
    );
    const shapeIds = [document.shape('M0 0L9 0L9 9Z')];
    const [, d = ''] =
      drawShadowOnArm({ ...context, body: behind }, 'right', shapeIds).match(/ d="([^"]+)"/) ?? [];
    expect(boxOfPaths([d]).right).toBeGreaterThan(behind.torso(1, 3)[0]);
    expect(drawShadowOnArm(context, 'right', shapeIds)).toBe('');
  });
});
