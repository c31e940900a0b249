import type { BodyShape } from '@glow/api';
import type { Dye } from '../colour/dye.ts';
import { isColourful, type StoryKind } from '../colour/story-kind.ts';
import { isPrint } from '../garments/cloth-traits.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';
import { shapeFavour } from '../rules/scores/lines/own-lines.ts';
import type { Candidate } from './garment-pool.ts';

/** A dress is one piece, so a print is how it carries two colours. */
const PRINTED_DRESS = 4;
/** Dyes with little or no colour in them. */
const PALE_DYES: ReadonlySet<Dye> = new Set(['shirting', 'denim', 'dark']);
const PALE = 0.35;

function storyFavour({ garment, option }: Candidate, kind: StoryKind): number {
  if (!isColourful(kind) || !MAIN_SLOTS.has(garment.slot)) return 1;
  if (isPrint(option.name)) return garment.slot === 'dress' ? PRINTED_DRESS : 1;
  return PALE_DYES.has(option.dye) ? PALE : 1;
}

/** How much more gladly than others a piece is picked for a story of colours and a shape. */
export const favourOf = (kind: StoryKind, shape: BodyShape) => (pick: Candidate) =>
  storyFavour(pick, kind) * (MAIN_SLOTS.has(pick.garment.slot) ? shapeFavour(pick.garment, shape) : 1);
