import { swatchesOf } from '#colour/dye.ts';
import { drawColourStory } from '#colour/harmony.ts';
import { STORY_KINDS } from '#colour/story-kind.ts';
import { castOne } from '#compose/casting.ts';
import { choosePose } from '#compose/choose-pose.ts';
import { anyPlace } from '#compose/dealt-place.ts';
import { briefOf, type LookRequest } from '#compose/look-request.ts';
import { paintScene } from '#compose/scene/paint-scene.ts';
import { weaveCloth } from '#compose/weave-cloth.ts';
import type { Slot } from '#garments/garment.ts';
import { garmentsIn } from '#garments/garments.ts';
import type { OutfitSpec, WornItem } from '#outfit.ts';
import { createRandom, pickOne } from '#random.ts';
import { readOutfit } from '#rules/outfit-reading.ts';

/** How often a random look carries each extra: about as often as composed ones do. */
const EXTRAS: Readonly<Partial<Record<Slot, number>>> = {
  ...{ bag: 0.7, hat: 0.15, scarf: 0.2, necklace: 0.3, glasses: 0.15, belt: 0.15 },
  ...{ earrings: 0.3, bracelet: 0.15, gloves: 0.1, hosiery: 0.3 },
};
const DRESSES = 0.4;
const OUTERWEAR: readonly (Slot | 'none')[] = ['none', 'layer', 'coat'];

function randomSlots(random: () => number): readonly Slot[] {
  const base: readonly Slot[] = random() < DRESSES ? ['dress'] : ['bottom', 'top'];
  const over = pickOne(random, OUTERWEAR);
  const extras = (Object.entries(EXTRAS) as [Slot, number][]).filter(([, share]) => random() < share);
  return [...base, ...(over === 'none' ? [] : [over]), 'shoes', ...extras.map(([slot]) => slot)];
}

/**
 * A look that is complete and no more: any garment in any of its cloths and colours for each slot, in one of the
 * request's places. What a composer without rules would send.
 */
export function randomLook(request: LookRequest, seed: number): OutfitSpec {
  const random = createRandom(seed);
  const brief = briefOf(request);
  const cast = castOne(random, 'bodyShape' in request ? request.bodyShape : undefined);
  const mood = pickOne(random, brief.moods);
  const story = drawColourStory(random, mood, pickOne(random, STORY_KINDS), random() * 360);
  const items = randomSlots(random).map((slot): WornItem => {
    const garment = pickOne(random, garmentsIn(slot));
    const option = pickOne(random, garment.cloths);
    const { colour } = pickOne(random, swatchesOf(option.dye));
    const worn = pickOne(random, garment.wears ?? ['over' as const]);
    const cloth = weaveCloth({ garment, option }, colour, story);
    return { garment: garment.id, cloth, ...(worn === 'over' ? {} : { worn }) };
  });
  const { name, variant } = anyPlace(random, brief);
  const light = mood === 'evening' ? 'evening' : 'day';
  const colours = items.map(({ cloth }) => cloth.colour);
  const { bodyShape, skin, hair, age } = cast;
  const figure = {
    bodyShape,
    mirrored: random() < 0.5,
    skin: skin.colour,
    hair: { style: hair.style, colour: hair.colour.colour },
    ...(age === 'young' ? {} : { age }),
  };
  const spec: OutfitSpec = {
    seed: 1 + Math.floor(random() * 9999),
    name: '',
    figure: { ...figure, pose: 'still' },
    items,
    scene: paintScene(name, variant, { story, worn: colours, light, random }),
  };
  return { ...spec, figure: { ...figure, pose: choosePose(readOutfit(spec), figure, random) } };
}
