import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { FIGURE_POSES } from '../figure/pose.ts';
import { drawTorso, skinTone } from '../figure/skin.ts';
import { chinShadow } from './chin-shadow.ts';

const POSES = Object.keys(FIGURE_POSES) as (keyof typeof FIGURE_POSES)[];
const NECK_BASE = 1.385;

describe('chinShadow', () => {
  it.each(POSES)('falls on the neck and ends above the shoulders in "%s"', (pose) => {
    const context = standingContext('Rectangle', pose);
    const { bottom } = boxOfPaths([chinShadow(context)]);
    const chin = context.body.headCentre[1] + 0.485 * context.head;
    expect(bottom).toBeGreaterThan(chin);
    expect(bottom).toBeLessThan(context.body.free(0, NECK_BASE)[1]);
  });

  it('is laid on the skin in a deeper tone of the same', () => {
    const context = standingContext('Rectangle', 'still');
    expect(drawTorso(context)).toContain(`<path d="${chinShadow(context)}" fill="${skinTone(context)}"`);
  });
});
