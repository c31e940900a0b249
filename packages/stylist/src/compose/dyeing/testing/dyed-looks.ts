import { drawColourStory } from '#colour/harmony.ts';
import type { Oklch } from '#colour/oklch.ts';
import { SKIN_TONES } from '#colour/skin-tones.ts';
import type { Register } from '#garments/garment.ts';
import { createRandom } from '#random.ts';
import type { Brief } from '#rules/brief.ts';
import { VIBE_BRIEFS } from '#rules/vibe-briefs.ts';
import { type Candidate, garmentPool } from '../../garment-pool.ts';
import { dyeGarments } from '../dye-garments.ts';

export const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

/** Returns the first cloth of a garment that a brief offers, or the named one. */
export function pickOf(
  id: string,
  brief: Brief = VIBE_BRIEFS.casual,
  register: Register = 'everyday',
  cloth?: string,
): Candidate {
  const found = [...garmentPool(brief, register).values()]
    .flat()
    .find(({ garment, option }) => garment.id === id && (!cloth || option.name === cloth));
  if (!found) throw new Error(`Nothing offers ${id}.`);
  return found;
}

/** Dyes pieces for somebody in 200 stories of two colours, one for each turn of the wheel. */
export const dyedFor = (
  picks: readonly Candidate[],
  presentation: 'feminine' | 'masculine',
  skin = SKIN_TONES[0],
  mood: 'bright' | 'evening' = 'bright',
  season?: 'hot' | 'cold',
): readonly ReadonlyMap<Candidate, Oklch>[] =>
  SEEDS.map((seed) => {
    const random = createRandom(seed);
    const story = drawColourStory(random, mood, 'two-colours', (seed * 37) % 360);
    if (!skin) throw new Error('There is a skin tone.');
    return dyeGarments(picks, story, { bodyShape: 'Rectangle', presentation, skin, season }, random);
  });
