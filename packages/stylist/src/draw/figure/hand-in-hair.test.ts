import { describe, expect, it } from 'vitest';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { boxOfPaths } from '../kit/box.ts';
import { distance } from '../kit/point.ts';
import { drawHand } from './hand.ts';
import { drawHandInHair } from './hand-in-hair.ts';

describe('drawHandInHair', () => {
  it.each([false, true])('hides the tips of the fingers, and no more (mirrored: %s)', (mirrored) => {
    const context = standingContext('Rectangle', 'hair', mirrored);
    const side = mirrored ? 'right' : 'left';
    const hand = drawHand(context, side);
    const { left, right, top } = context.document.figureBox();
    const svg = drawHandInHair(context, side, hand);
    const { document, body, head } = context;
    expect(faultsOf(document.toSvg(svg))).toEqual([]);
    const clip = /clipPath id="[^"]+"><path d="([^"]+)"/g;
    const [d = ''] = [...document.toSvg(svg).matchAll(clip)].map(([, d = '']) => d).slice(-1);
    const shown = boxOfPaths([d]);
    const wrist = body.arms[side].at(2);
    const tip = mirrored ? left : right;
    const cut = mirrored ? shown.left : shown.right;
    expect(Math.abs(tip - cut)).toBeGreaterThan(0.04 * head);
    expect(distance(wrist, [cut, top])).toBeGreaterThan(0.25 * head);
  });
});
