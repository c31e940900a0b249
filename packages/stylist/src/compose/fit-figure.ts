import type { Figure } from '@glow/api';
import { colourDifference } from '../colour/difference.ts';
import { NEUTRALS, swatchNamed } from '../colour/swatches.ts';
import type { Cloth } from '../garments/cloth.ts';
import { findGarment } from '../garments/garments.ts';
import { UnknownGarmentError } from '../garments/unknown-garment.error.ts';
import { type LookModels, leansOn, type OutfitSpec, type WornItem } from '../outfit.ts';
import { createRandom } from '../random.ts';
import { isClutch } from '../rules/bag-traits.ts';
import { violationsOf } from '../rules/check-reading.ts';
import { groundOf } from '../rules/gates/ground.gate.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { castOf } from './cast-of.ts';
import { isCovered } from './casting.ts';
import { choosePose } from './choose-pose.ts';
import { figureOf } from './draft-look.ts';
import { keepsHandsIn } from './hands-in-frame.ts';

const SCARF_FROM_GROUND = 0.12;
const IVORY = swatchNamed(NEUTRALS, 'ivory').colour;
const CHARCOAL = swatchNamed(NEUTRALS, 'charcoal').colour;

/** What is a person's own stays; the accessory that is in its way goes. */
function keeps({ covering, hairStyle, glasses, aid }: Figure, { garment }: WornItem): boolean {
  const piece = findGarment(garment);
  switch (piece.slot) {
    case 'hat':
      return !covering && hairTraits(hairStyle).crown === 'flat';
    case 'scarf':
    case 'necklace':
      return !isCovered({ head: covering ?? 'hair' });
    case 'glasses':
      return !glasses;
    case 'bag':
      return !(leansOn(aid) && isClutch(piece));
    default:
      return true;
  }
}

/** A headscarf in a colour that is worn already, else ivory or charcoal: whichever the wall does not swallow. */
function scarfClothFor({ main, spec }: OutfitReading): Cloth {
  const wall = groundOf(spec.scene);
  const worn = main.map(({ colour }) => colour).toReversed();
  const colour = [...worn, IVORY].find((wish) => colourDifference(wish, wall) > SCARF_FROM_GROUND);
  return { name: 'plain', colour: colour ?? CHARCOAL };
}

/** No outside model is shown a person's own figure. */
const unpainted = ({ proposedBy }: LookModels): LookModels => ({ proposedBy });

/** A picture from the hips up that would cut a hand shows the figure whole. */
function framed(spec: OutfitSpec, { worn }: OutfitReading): OutfitSpec {
  if (spec.framing !== 'hip' || keepsHandsIn({ worn }, spec.figure)) return spec;
  const { framing: _, ...whole } = spec;
  return whole;
}

/**
 * Puts a look on a person's own figure: the same pieces in the same place under the same name, without the accessories
 * that their hair, headscarf, glasses or aid leave no room for. Nothing where a gate forbids it, such as a short sleeve
 * beneath a hijab, or pieces that are cut for another figure; then another look suits them.
 */
export function fitFigure(look: OutfitSpec, own: Figure): OutfitSpec | undefined {
  try {
    const items = look.items.filter((item) => keeps(own, item));
    const spec = { ...look, items, ...(look.models && { models: unpainted(look.models) }) };
    const worn = readOutfit(spec);
    const { expression, pose, mirrored } = look.figure;
    const person = figureOf(castOf(own, expression), worn, scarfClothFor(worn), () => 0);
    const figure = { ...person, mirrored };
    const isCovered = person.headscarf !== undefined && pose === 'hair';
    const isFree = !person.aid && !isCovered && items.length === look.items.length;
    const stance = isFree ? pose : choosePose(worn, figure, createRandom(look.seed));
    const fitted = framed({ ...spec, figure: { ...figure, pose: stance } }, worn);
    return violationsOf(readOutfit(fitted)).length === 0 ? fitted : undefined;
  } catch (error) {
    if (error instanceof UnknownGarmentError) return undefined;
    throw error;
  }
}
