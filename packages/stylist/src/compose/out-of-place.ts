import type { ShoeCut } from '../garments/cut.ts';
import type { ClothOption, Garment } from '../garments/garment.ts';
import { isDressShirt } from '../garments/silhouette.ts';
import type { Brief } from '../rules/brief.ts';
import { isGown } from '../rules/gates/evening-pieces.gate.ts';
import { isLaced } from '../rules/shoe-traits.ts';
import { isForCold, isForHeat } from '../rules/warmth-range.ts';

/** They leave the foot bare. */
const THIN_SHOES: ReadonlySet<ShoeCut['last']> = new Set<ShoeCut['last']>([
  ...(['loafer', 'flat', 'mary-jane', 'pump', 'mule', 'slingback'] as const),
]);

const SATIN_BLAZER = 'satin-blazer';
/** From neck to ankle it is for a studio. */
const YOGA_SUIT = 'yoga-suit';
/** From this formality on stripes of a sailor are for the weekend. */
const BUSINESS = 3.8;
/** Up to this formality an evening has no dress code: black tie and gowns are for one that has. */
const DRESS_CODE = 6.5;

/** Whether an evening asks for black tie and gowns; a date does not. */
export const hasDressCode = ({ formality }: Pick<Brief, 'formality'>): boolean => formality.max > DRESS_CODE;

function isOutOfSeason({ id, cut }: Garment, brief: Brief): boolean {
  const last = cut.type === 'shoe' ? cut.last : undefined;
  if (isForCold(brief)) return !brief.needs && last !== undefined && THIN_SHOES.has(last);
  if (!isForHeat(brief)) return false;
  return brief.needs === 'sport' ? last === 'high-top' || id === YOGA_SUIT : false;
}

/**
 * Whether a garment stays at home although its warmth and formality would do: thin shoes in the winter, laced ones in the
 * sun, gowns and dress shirts where there is no dress code.
 */
export function isOutOfPlace(garment: Garment, { name }: ClothOption, brief: Brief): boolean {
  const { needs, formality } = brief;
  if (isOutOfSeason(garment, brief)) return true;
  if (isForHeat(brief) && !needs && isLaced(garment)) return true;
  // Without a tie a pleated shirt looks unfinished.
  if (needs === 'shine' && (isGown(garment) || isDressShirt(garment.cut))) return !hasDressCode(brief);
  if (needs === 'polish') {
    const isChunky = garment.slot === 'scarf' && name === 'knit';
    return garment.id === SATIN_BLAZER || isChunky;
  }
  return !needs && formality.target >= BUSINESS && name === 'breton';
}
