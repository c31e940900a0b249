import type { Cloth } from '#garments/cloth.ts';
import type { DrawContext } from '../context.ts';
import type { DraftedOutfit } from './draft-outfit.ts';
import type { PocketedGarment } from './pocket-patch.ts';
import { showsUnder } from './upper-body.ts';

/** Height of a hand in a pocket: a garment that ends above it has none there. */
const POCKET_HEM = 3.8;

/** The bodies of an outfit's garments, drawn from inside out. */
export interface DrawnGarments {
  readonly bottoms: string;
  readonly tops: string;
  readonly outers: string;
  /** The outermost garment at the height of a pocket. */
  readonly pocketed?: PocketedGarment;
}

/** Draws bottoms, tops and outer fronts, without sleeves and collars. What is hidden is left out. */
export function drawGarments(context: DrawContext, { bottom, tops, outers }: DraftedOutfit): DrawnGarments {
  let pocketed: PocketedGarment | undefined;
  const tracked = (cloth: Cloth, isPocketed: boolean, draw: () => string): string => {
    const { result, shapeIds } = context.document.silhouettesOf(draw);
    if (isPocketed) pocketed = { cloth, shapeIds };
    return result;
  };
  const lower = bottom ? tracked(bottom.cloth, true, bottom.parts.body) : '';
  const lastTucked = tops.findLastIndex(({ item }) => item.worn === 'tucked');
  // A waistband, belt or sash lies over a tucked top and under one that hangs over it.
  const band = bottom?.parts.band() ?? '';
  const upper = tops.map(({ parts, item }, i) => {
    const reachesPocket = item.worn !== 'tucked' && parts.hem >= POCKET_HEM;
    const drawn = showsUnder(parts, outers) ? tracked(item.cloth, reachesPocket, parts.body) : '';
    return i === lastTucked ? drawn + band : drawn;
  });
  const bib = bottom?.parts.bib ? tracked(bottom.cloth, false, bottom.parts.bib) : '';
  const fronts = outers.map(({ parts, item }) => tracked(item.cloth, parts.hem >= POCKET_HEM, parts.front));
  return {
    bottoms: lastTucked < 0 ? lower + band : lower,
    tops: upper.join('') + bib,
    outers: fronts.join(''),
    ...(pocketed ? { pocketed } : {}),
  };
}
