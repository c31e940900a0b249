import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { GARMENTS } from '#garments/garments.ts';
import { POSES } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import { drawEars } from '../head/face/ears.ts';
import { drawHat } from '../head/hats/index.ts';
import { headModel } from '../head/head-model.ts';
import { drawSunglasses } from '../head/sunglasses.ts';
import { drawEarrings, lobesSeen } from '../headwear/earrings.ts';
import { dressFigure } from './dress-figure.ts';
import type { DressedItem } from './dressed-item.ts';
import { dressed, WOOL } from './testing/every-item.ts';
import { faultsOf } from './testing/faults-of.ts';
import { drawnIn, standingContext } from './testing/standing-context.ts';

/** Thousands of drawings, on a machine that may be busy. */
const WARDROBE_TIMEOUT_MS = 60_000;

/** What is worn on the head is drawn with it. */
function drawOnHead(context: DrawContext, { cut, cloth }: DressedItem): string {
  switch (cut.type) {
    case 'hat':
      return drawHat(context, cut, cloth);
    case 'glasses':
      return drawSunglasses(context, cloth);
    case 'earrings':
      return drawEars(headModel(context)) + drawEarrings(context, cut, cloth, lobesSeen(context));
    default:
      return '';
  }
}

function drawn(item: DressedItem, context: DrawContext): string {
  return context.document.toSvg(drawnIn(dressFigure(context, [item])) + drawOnHead(context, item));
}

describe('GARMENTS', () => {
  it.each(BODY_SHAPES.map((bodyShape, first) => ({ bodyShape, first })))(
    'are each drawn in every pose, on a $bodyShape in a fifth of them, with whole numbers and nothing missing',
    ({ bodyShape, first }) => {
      for (const [turn, pose] of POSES.entries()) {
        const drawnSo = GARMENTS.filter((_, index) => (first + index + turn) % BODY_SHAPES.length === 0);
        for (const { id, cut } of drawnSo) {
          expect(faultsOf(drawn(dressed(cut), standingContext(bodyShape, pose))), `${id} ${pose}`).toEqual(
            [],
          );
        }
      }
    },
    WARDROBE_TIMEOUT_MS,
  );

  it('are drawn each unlike every other, in one and the same cloth', () => {
    const seen = new Map<string, string>();
    // Shoes of one last differ in cloth alone.
    const lasts = new Set<string>();
    for (const { id, cut, wears } of GARMENTS) {
      if (cut.type === 'shoe' && lasts.has(cut.last)) continue;
      if (cut.type === 'shoe') lasts.add(cut.last);
      const svg = drawn(dressed(cut, wears?.[0] ?? 'over', WOOL), standingContext());
      expect(seen.get(svg), id).toBeUndefined();
      seen.set(svg, id);
    }
  });
});
