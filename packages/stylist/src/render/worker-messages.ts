import type { PictureFrame } from '../draw/picture-frame.ts';
import type { OutfitSpec } from '../outfit.ts';
import type { ImageFormat } from './image-format.ts';
import type { RenderedImage } from './rasterise.ts';

/** What to draw: an outfit in a frame, whole by default, or an SVG already written. */
export type PictureSource =
  | { readonly spec: OutfitSpec; readonly frame?: PictureFrame | undefined }
  | { readonly svg: string };

/** What is wanted of a picture: its pixels, or files. */
type Wanted =
  | { readonly kind: 'pixels' }
  | { readonly kind: 'files'; readonly formats: readonly ImageFormat[] };

/** Asked of a worker, one at a time. */
export interface WorkerRequest {
  readonly source: PictureSource;
  readonly widthPx: number;
  readonly wanted: Wanted;
}

export type ImageFiles = Readonly<Partial<Record<ImageFormat, Uint8Array>>>;

/** A worker's answer to its last request. */
export type WorkerAnswer =
  | { readonly kind: 'pixels'; readonly image: RenderedImage }
  | { readonly kind: 'files'; readonly files: ImageFiles }
  | { readonly kind: 'failed'; readonly message: string };
