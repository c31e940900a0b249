import type { OutfitSpec } from '../outfit.ts';
import type { ImageFormat } from './image-format.ts';
import type { RenderedImage } from './rasterise.ts';

/** What to draw: an outfit, or an SVG already written. */
export type PictureSource =
  | { readonly spec: OutfitSpec; readonly svg?: never }
  | { readonly svg: string; readonly spec?: never };

/** Asked of a worker, one at a time. */
export type WorkerRequest =
  | { readonly kind: 'draw'; readonly source: PictureSource; readonly widthPx: number }
  | {
      readonly kind: 'encode';
      readonly source: PictureSource;
      readonly widthPx: number;
      readonly formats: readonly ImageFormat[];
    };

export type EncodedImages = Partial<Record<ImageFormat, Uint8Array>>;

/** A worker's answer to its last request. */
export type WorkerAnswer =
  | { readonly kind: 'drawn'; readonly image: RenderedImage }
  | { readonly kind: 'encoded'; readonly images: EncodedImages }
  | { readonly kind: 'failed'; readonly message: string };
