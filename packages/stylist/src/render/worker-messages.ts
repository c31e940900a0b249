import type { FormulaCard } from '../draw/formula/formula-card.ts';
import type { LookPart } from '../draw/look-part.ts';
import type { PictureFrame } from '../draw/picture-frame.ts';
import type { OutfitSpec } from '../outfit.ts';
import type { FileFormat } from './image-format.ts';
import type { RenderedImage } from './rasterise.ts';

/**
 * What to draw: an outfit in a frame, whole by default, or a part of it in place of the outfit, a card of several, or an SVG
 * already written.
 */
export type PictureSource =
  | {
      readonly spec: OutfitSpec;
      readonly frame?: PictureFrame | undefined;
      readonly part?: LookPart | undefined;
    }
  | { readonly card: FormulaCard }
  | { readonly svg: string };

/** What is wanted of a picture: its pixels, or files. */
type Wanted =
  | { readonly kind: 'pixels' }
  | { readonly kind: 'files'; readonly formats: readonly FileFormat[] };

/** Asked of a worker, one at a time. */
export interface WorkerRequest {
  readonly source: PictureSource;
  readonly widthPx: number;
  readonly wanted: Wanted;
}

export type ImageFiles = Readonly<Partial<Record<FileFormat, Uint8Array>>>;

/** A worker's answer to its last request. */
export type WorkerAnswer =
  | { readonly kind: 'pixels'; readonly image: RenderedImage }
  | { readonly kind: 'files'; readonly files: ImageFiles }
  | { readonly kind: 'failed'; readonly message: string };
