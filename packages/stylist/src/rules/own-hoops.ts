import type { Oklch } from '#colour/oklch.ts';
import type { Cut } from '#garments/cut.ts';

interface Worn {
  readonly cut: Cut;
  readonly colour: Oklch;
}

/** Silver has hardly any hue, OKLCH chroma. */
const SILVER_CHROMA = 0.02;

/** Returns what the small hoops of somebody who wears no earrings of the look are made of: all metal of a look is one. */
export function hoopMetal(worn: readonly Worn[]): 'gold' | 'silver' {
  const isSilver = ({ cut: { type }, colour: { c } }: Worn) =>
    (type === 'necklace' || type === 'bracelet') && c < SILVER_CHROMA;
  return worn.some(isSilver) ? 'silver' : 'gold';
}
