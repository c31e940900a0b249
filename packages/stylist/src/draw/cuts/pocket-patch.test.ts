import { describe, expect, it } from 'vitest';
import { Body } from '../figure/body.ts';
import { pocketHand } from '../figure/pocket-hand.ts';
import { boxOfPaths } from '../kit/box.ts';
import { drawPocketPatch, type PocketKind } from './pocket-patch.ts';
import { WOOL } from './testing/every-item.ts';
import { standingContext } from './testing/standing-context.ts';

describe('drawPocketPatch', () => {
  it('closes a coat over a hand with a welt wider than the hand', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const sizeOf = (pocket: PocketKind) => {
      const drawn = drawPocketPatch(context, 'left', { cloth: WOOL, shapeIds, pocket });
      const shapes = context.document.toSvg('').match(/<path id="[^"]+" d="[^"]+"/g) ?? [];
      const used = shapes.filter((shape) => drawn.includes(`#${/id="([^"]+)"/.exec(shape)?.[1]}"`));
      const outlines = [drawn, ...used].flatMap((svg) => [...svg.matchAll(/ d="([^"]+)"/g)]);
      const { left, right } = boxOfPaths(outlines.map(([, d = '']) => d));
      return (right - left) / context.head;
    };
    expect(sizeOf('welt')).toBeGreaterThan(0.25);
    // Welt and the bulge of the hand beside it.
    expect(sizeOf('welt')).toBeLessThan(0.45);
  });

  it('sews a patch below the hand that is in it, as wide as a hand with room', () => {
    const standing = standingContext('Rectangle', 'pockets');
    const { pose } = standing.body;
    const left = { ...pose.arms.left, pocketOf: 'patch' } as const;
    const placement = { headPx: standing.head, x: 470, y: 46 };
    const body = new Body({ bodyShape: 'Rectangle' }, { ...pose, arms: { ...pose.arms, left } }, placement);
    const context = { ...standing, body };
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const drawn = drawPocketPatch(context, 'left', { cloth: WOOL, shapeIds, pocket: 'patch' });
    const [, id = ''] = /<use href="#(\w+)" fill="[^"]+"\/>/.exec(drawn) ?? [];
    const { left: outer, right: inner, top, bottom } = context.document.boxOf([id]);
    const [mouthX, mouthY] = pocketHand(context, 'left').mouth(0);
    expect((inner - outer) / context.head).toBeGreaterThan(0.25);
    expect((bottom - mouthY) / context.head).toBeGreaterThan(0.3);
    expect(Math.abs(top - mouthY) / context.head).toBeLessThan(0.08);
    // The side seam is near: there it is narrower.
    expect(mouthX - outer).toBeGreaterThan(0.08 * context.head);
    expect(inner - mouthX).toBeGreaterThan(mouthX - outer);
  });

  it('hints at a hand under white cloth more softly than under dark', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const firstOpacity = (l: number) => {
      const cloth = { ...WOOL, colour: { ...WOOL.colour, l } };
      const patch = drawPocketPatch(context, 'left', { cloth, shapeIds, pocket: 'let-in' });
      return Number(/fill-opacity="([^"]+)"/.exec(patch)?.[1]);
    };
    expect(firstOpacity(0.95)).toBeLessThan(firstOpacity(0.4) / 2);
  });

  it('leaves no silhouette: light and shadow would show it beyond the garment that it is clipped to', () => {
    const context = standingContext('Rectangle', 'pockets');
    const shapeIds = [context.document.shape('M0 0L9 0L9 9Z')];
    const patch = drawPocketPatch(context, 'left', { cloth: WOOL, shapeIds, pocket: 'welt' });
    expect(patch).toContain('clip-path');
    expect(context.document.silhouettes).toEqual([]);
  });
});
