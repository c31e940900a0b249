import { oklch } from '#colour/convert.ts';
import type { DrawContext } from '#draw/context.ts';
import { Body } from '#draw/figure/body.ts';
import { FLAT_POSE, type Pose } from '#draw/figure/pose.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';

/** px per head of an item at size 1. */
export const FLAT_HEAD_PX = 126;

/** Returns a body laid out flat and symmetrical that garments are drawn on alone, its axis at x 0 and its top at y 0. */
export function flatContext(document: SvgDocument, pose: Pose = FLAT_POSE): DrawContext {
  return {
    document,
    body: new Body({ bodyShape: 'Rectangle' }, pose, { headPx: FLAT_HEAD_PX, x: 0, y: 0 }),
    head: FLAT_HEAD_PX,
    seed: 1,
    skin: oklch(0.8, 0.06, 60),
    hair: oklch(0.3, 0.05, 50),
  };
}
