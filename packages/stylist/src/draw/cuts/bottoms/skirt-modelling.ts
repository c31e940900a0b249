import type { PieceOptions } from '#draw/cloth/piece-options.ts';
import type { Node } from '#draw/kit/point.ts';

/** The hem of a skirt and everything laid on it. */
export interface SkirtModelling
  extends Pick<
    PieceOptions,
    | 'shade'
    | 'shadeOpacity'
    | 'folds'
    | 'foldOpacity'
    | 'highlights'
    | 'seams'
    | 'seamWidth'
    | 'stitches'
    | 'extra'
    | 'panels'
  > {
  /** From the left end to the right one. */
  readonly hem: readonly Node[];
  /** The inside of the back hem, glimpsed under the front one. */
  readonly underside?: string;
  /** What is seen of it between two folds, over the skirt. */
  readonly tucks?: string;
}
