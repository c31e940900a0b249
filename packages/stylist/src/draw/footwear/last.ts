import type { Oklch } from '#colour/oklch.ts';
import type { Table } from './table.ts';

/** `upper` and `trim` are the shoe's cloth and its second colour; `skin` is the foot or what it wears. */
export type Paint =
  | 'upper'
  | 'lit'
  | 'deep'
  | 'trim'
  | 'sole'
  | 'skin'
  | 'lining'
  | 'lace'
  | 'metal'
  | 'rope'
  | 'dark'
  | 'fur';

/**
 * Something worked on a surface of the shoe, its nodes written as `nodeList` reads them. On upper and foot they are `x,a`:
 * x 0 the heel, 1 the toe; a 0 the outside of the foot, .5 its ridge, 1 the inside. On the sole `x,h`, h 0 its lower
 * edge, 1 its upper one, seen on both sides. On the shaft `t,angle`: t along the leg, 0 degrees its front, 90 its outside.
 */
export interface Mark {
  readonly on?: 'upper' | 'foot' | 'sole' | 'shaft';
  readonly kind: 'seam' | 'stitch' | 'line' | 'fill' | 'fold' | 'light' | 'dots';
  readonly nodes: string;
  readonly paint?: Paint;
  /** In heads. */
  readonly width?: number;
}

/** A slice of a heel: its height (1 at the sole, 0 on the floor), its ends, its width as a share of the last's. */
export type HeelSlice = readonly [height: number, from: number, to: number, width: number];

/** The part of a boot that goes up the leg. */
export interface Shaft {
  /** Where it begins along the leg, 1 the knee, 2 the ankle, and its ease in heads. */
  readonly top: number;
  readonly ease: number;
  /** A cuff or collar round its top: heads down the leg, and beyond the shaft. */
  readonly cuff?: { readonly paint: Paint; readonly height: number; readonly ease: number };
  /** Leather folds at the ankle; rubber and padding hardly do. */
  readonly creases?: 'soft';
  /** Rubber shells shine more. */
  readonly gloss?: 'wet';
}

/** How a shoe is made: measures from heel to toe that sections are swept along, and what is worked on them. */
export interface Last {
  /** In heads. */
  readonly length: number;
  /** Half width, height of the underside above the floor, height of the upper above that. */
  readonly width: Table;
  readonly base: Table;
  readonly rise: Table;
  /** The upper covers the foot between these; a sandal has none. */
  readonly upper?: readonly [from: number, to: number];
  /** The opening that the foot goes in by. */
  readonly opening?: readonly [from: number, to: number];
  /** Thickness of the sole, which goes down to the floor where it says so. */
  readonly sole: { readonly thickness: number | 'floor'; readonly paint?: Paint; readonly beyond?: number };
  readonly heel?: { readonly slices: readonly HeelSlice[]; readonly paint?: Paint };
  /** Dark leather unless said; `upper` is covered in the shoe's own cloth. */
  readonly soleColour?: Oklch | 'upper';
  readonly shaft?: Shaft;
  readonly marks?: readonly Mark[];
}
