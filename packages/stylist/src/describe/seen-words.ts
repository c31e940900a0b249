import { isPrint } from '../garments/cloth-traits.ts';
import { hasHood, hemOf } from '../garments/silhouette.ts';
import { POSES_FROM_BEHIND } from '../outfit.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { isBoot, isTallBoot } from '../rules/shoe-traits.ts';
import { isShownTo } from './seen.ts';

/** Said of a hem, and seen there or not at all. */
const AT_THE_HEM =
  /\b(turned-up|turn-up|cuffed|tapered|flared|barrel-leg|cropped(?= trousers)|midi|maxi|mini|knee-length|long(?= \S*\s?(coat|puffer|cardigan|open))|trumpet)\s/g;
/** A narrow or a straight leg is told by what is below the knee. */
const BELOW_THE_HIP = /\b(straight|slim|wide-leg)\s/g;
const KNEE = 6.2;
/** A coat that ends lower is not short to look at, heads. */
const SHORT_COAT = 4.2;
/** Boots that trousers go into. */
const STUFFED: ReadonlySet<string> = new Set(['snow-boots', 'wellingtons']);

function isHemShown(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const shoes = reading.slot('shoes')?.garment;
  const isLeg = cut.type === 'trousers' || cut.type === 'jumpsuit';
  const isStuffed = isLeg && (isTallBoot(shoes) || (isBoot(shoes) && STUFFED.has(shoes?.id ?? '')));
  return !isStuffed && isShownTo(reading, hemOf(cut) ?? 0);
}

/** A phrase that names a piece, without what the picture does not show of it: a hood that lies behind, a hem below its edge. */
export function seenWords(reading: OutfitReading, piece: WornGarment, phrase: string): string {
  const { cut, slot } = piece.garment;
  const isBack = POSES_FROM_BEHIND.has(reading.spec.figure.pose);
  const gone: RegExp[] = [];
  if (hasHood(cut) && !isBack) gone.push(/\bhooded\s/g);
  if (!isHemShown(reading, piece)) gone.push(AT_THE_HEM);
  if (!isShownTo(reading, KNEE) && (cut.type === 'trousers' || cut.type === 'jumpsuit'))
    gone.push(BELOW_THE_HIP);
  if (slot === 'coat' && (hemOf(cut) ?? 0) > SHORT_COAT) gone.push(/\bshort\s/g);
  // Flowers all over leave no fold to be seen.
  if (isPrint(piece.item.cloth.name)) gone.push(/\bcowl-neck\s/g);
  return gone.reduce((words, pattern) => words.replace(pattern, ''), phrase);
}
