import { headView } from '../draw/head/head-view.ts';
import { poseHands } from '../draw/pose-hands.ts';
import type { HairStyle } from '../outfit.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** Long hair that is drawn behind the ear of a turned head. */
const BEHIND_THE_EAR: ReadonlySet<HairStyle> = new Set<HairStyle>(['lob', 'long', 'half-up']);

/** The small hoops that a feminine figure is drawn with where a look has no earrings; undefined where none show. */
export function ownEarrings({ spec: { figure }, slot, worn }: OutfitReading): string | undefined {
  const { presentation = 'feminine', headscarf, hair } = figure;
  if (presentation !== 'feminine' || slot('earrings') || slot('hat')) return undefined;
  const cuts = worn.map(({ garment }) => garment.cut);
  const isTurned = ['three-quarter', 'profile'].includes(headView(poseHands(figure, cuts)).turn);
  const isEarFree = hairTraits(hair.style).ears === 'free' || (isTurned && BEHIND_THE_EAR.has(hair.style));
  const isSeen = headscarf ? headscarf.drape === 'headwrap' : isEarFree;
  return isSeen ? 'small gold hoops' : undefined;
}
