import type { Placement } from './figure/body.ts';
import type { Box } from './kit/box.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from './kit/svg-document.ts';

/** The layers of a picture that may move against each other, back to front. */
export const PICTURE_LAYERS = ['back', 'figure', 'front'] as const;
export type PictureLayer = (typeof PICTURE_LAYERS)[number];

/** What a picture shows: all of it, the figure from head to hip, to stand behind a pocket, or one layer of the whole. */
export type PictureFrame = 'whole' | 'pocket' | PictureLayer;

/** What of a picture has nothing behind it in places. */
export function isClear(frame: PictureFrame): boolean {
  return frame === 'figure' || frame === 'front';
}

export function isLayer(frame: PictureFrame): frame is PictureLayer {
  return frame !== 'whole' && frame !== 'pocket';
}

/** A part of the canvas, px. */
export interface Part {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly leftPx: number;
  readonly topPx: number;
}

/** Beyond the picture on each side that a layer which moves is drawn, px: it must not show its end. */
export const OVERSCAN_PX = { across: 24, down: 32 } as const;

/** What any layer of a picture shows. */
export const LAYERED_CANVAS: Box = {
  left: -OVERSCAN_PX.across,
  top: -OVERSCAN_PX.down,
  right: CANVAS_WIDTH_PX + OVERSCAN_PX.across,
  bottom: CANVAS_HEIGHT_PX + OVERSCAN_PX.down,
};

/** The pocket's is as tall for its width as the narrowest cards of the picker are; heads from axis and top. */
const POCKET = { width: 3.25, height: 5.5, left: -1.62, top: -0.28 } as const;

/** The part of the canvas that a frame shows of a figure placed there. */
export function partOf(frame: Exclude<PictureFrame, PictureLayer>, { headPx, x, y }: Placement): Part {
  if (frame === 'whole') return { widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, leftPx: 0, topPx: 0 };
  return {
    widthPx: Math.round(POCKET.width * headPx),
    heightPx: Math.round(POCKET.height * headPx),
    leftPx: Math.round(x + POCKET.left * headPx),
    topPx: Math.max(0, Math.round(y + POCKET.top * headPx)),
  };
}
