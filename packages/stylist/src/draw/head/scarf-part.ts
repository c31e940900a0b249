import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import type { HeadLayers } from './hair/draw-hair.ts';

/** One part of a draped scarf in head space. */
export interface ScarfPart {
  readonly outline: readonly Node[];
  readonly folds: readonly { readonly line: readonly Node[]; readonly width: number }[];
  readonly shade: readonly Node[];
  readonly light?: readonly Node[];
}

/** A drape: parts behind the body, round the face, and over what is worn. */
export type DrapedScarf = Readonly<Record<keyof HeadLayers, readonly ScarfPart[]>>;

export const fold = (line: string, width: number) => ({ line: nodeList(line), width });
