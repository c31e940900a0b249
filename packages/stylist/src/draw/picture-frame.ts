import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from './kit/svg-document.ts';

/** What a picture shows: the whole figure in her scene, or her from head to hip, to stand behind a pocket. */
export const PICTURE_FRAMES = ['whole', 'pocket'] as const;
export type PictureFrame = (typeof PICTURE_FRAMES)[number];

interface Part {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly leftPx: number;
  readonly topPx: number;
}

/** The pocket's is as tall for its width as the narrowest cards of the picker are. */
export const PART_OF_FRAME: Readonly<Record<PictureFrame, Part>> = {
  whole: { widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, leftPx: 0, topPx: 0 },
  pocket: { widthPx: 416, heightPx: 704, leftPx: 253, topPx: 12 },
};
