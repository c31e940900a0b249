import type { Cloth } from '#garments/cloth.ts';
import type { Cut } from '#garments/cut.ts';
import type { WornItem } from '#outfit.ts';

/** How a garment is worn over, into or open on what lies under it. */
export type Worn = NonNullable<WornItem['worn']>;

/** A top may also be the bodice of a dress, joined to its skirt. */
export type TopWorn = Worn | 'joined';

/** Ends at the waist: tucked in there, or joined to a skirt. */
export const endsAtWaist = (worn: TopWorn): boolean => worn === 'tucked' || worn === 'joined';

/** One item of an outfit, its garment resolved to the cut the drawing needs. */
export interface DressedItem<C extends Cut = Cut> {
  readonly cut: C;
  readonly cloth: Cloth;
  /** Default `over`. */
  readonly worn?: Worn;
}
