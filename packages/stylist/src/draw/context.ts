import type { Oklch } from '../colour/oklch.ts';
import type { Body } from './figure/body.ts';
import type { SvgDocument } from './kit/svg-document.ts';

export type { Side } from './figure/side.ts';

/** What every part of a figure is drawn with. */
export interface DrawContext {
  readonly document: SvgDocument;
  readonly body: Body;
  /** px per head. */
  readonly head: number;
  /** Drives folds and strands; the same seed draws the same. */
  readonly seed: number;
  readonly skin: Oklch;
  readonly hair: Oklch;
}
