import { headView } from '../draw/head/head-view.ts';
import { poseHands } from '../draw/pose-hands.ts';
import type { HairStyle } from '../outfit.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** Hair that is drawn behind the ear of a turned head, though it covers the ears from the front. */
const BEHIND_THE_EAR: ReadonlySet<HairStyle> = new Set<HairStyle>(['lob', 'long', 'half-up', 'afro']);

/** Whether the picture shows an ear, and what hangs from it. */
export function areEarsSeen({ spec: { figure }, worn }: OutfitReading): boolean {
  const { headscarf, hair } = figure;
  if (headscarf) return headscarf.drape === 'headwrap';
  const cuts = worn.map(({ garment }) => garment.cut);
  const isTurned = ['three-quarter', 'profile'].includes(headView(poseHands(figure, cuts)).turn);
  return hairTraits(hair.style).ears === 'free' || (isTurned && BEHIND_THE_EAR.has(hair.style));
}
