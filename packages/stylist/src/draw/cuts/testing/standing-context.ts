import type { BodyShape } from '@glow/api';
import { oklch } from '#colour/convert.ts';
import type { DrawContext } from '#draw/context.ts';
import { Body } from '#draw/figure/body.ts';
import { mirrorPose } from '#draw/figure/mirror-pose.ts';
import { FIGURE_POSES } from '#draw/figure/pose.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import type { Layers } from '#draw/layers.ts';
import type { PoseName } from '#outfit.ts';

const HEAD_PX = 128;

/** Returns a figure to dress, on a document of its own. */
export function standingContext(
  bodyShape: BodyShape = 'Rectangle',
  poseName: PoseName = 'stroll',
  mirrored = false,
): DrawContext {
  const pose = FIGURE_POSES[poseName];
  return {
    document: new SvgDocument(),
    body: new Body({ bodyShape }, mirrored ? mirrorPose(pose) : pose, { headPx: HEAD_PX, x: 470, y: 46 }),
    head: HEAD_PX,
    seed: 4,
    skin: oklch(0.71, 0.082, 58),
    hair: oklch(0.28, 0.035, 45),
  };
}

/** Draws everything that was drawn, as one string in no particular order. */
export function drawnIn(layers: Layers): string {
  return Object.values(layers)
    .map((layer) => (typeof layer === 'string' ? layer : JSON.stringify(layer)))
    .join('');
}
