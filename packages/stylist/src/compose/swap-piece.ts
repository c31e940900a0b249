import { colourDifference } from '../colour/difference.ts';
import { nearestSwatch, swatchesOf } from '../colour/dye.ts';
import type { ColourStory } from '../colour/harmony.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../colour/swatches.ts';
import { stylesOf } from '../describe/tags.ts';
import type { ClothOption, Garment } from '../garments/garment.ts';
import { garmentsIn } from '../garments/garments.ts';
import { isMadeFor } from '../garments/worn-by.ts';
import type { OutfitSpec, WornItem } from '../outfit.ts';
import { storyOf } from '../proposals/story-of-proposal.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import { violationsOf } from '../rules/check-reading.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { rateOutfit } from '../rules/rate-outfit.ts';
import { weatherTagsSeen } from '../rules/seen-weather.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { weaveCloth } from './weave-cloth.ts';

export interface SwapOptions {
  readonly count: number;
  readonly seed: number;
}

interface Alternative {
  readonly spec: OutfitSpec;
  readonly item: WornItem;
  readonly rating: number;
}

const COLOUR_CARD: readonly Swatch[] = [...NEUTRALS, ...CHROMATICS, ...LEATHERS];
/** How far chance moves an alternative up, so that not every look is offered the same best piece. */
const CHANCE = 0.06;
/** What an alternative costs that looks like one already chosen. */
const ALIKE = 0.18;
const ALIKE_DIFFERENCE = 0.1;
/** Colours that go with most looks, tried as well. */
const QUIET = ['ivory', 'navy', 'charcoal'].map((name) => swatchNamed(NEUTRALS, name));
/** A dye of so few colours, such as metal, is tried in all of them. */
const SHORT_CARD = 8;
/** Drafts carry no name: it is given to those that are kept. */
const UNNAMED = '';

/** What a look is for, which no swap may change: its styles and its weather, and every gate that it keeps. */
interface Purpose {
  readonly styles: readonly string[];
  readonly weather: readonly string[];
  readonly broken: ReadonlySet<string>;
  readonly brief: Brief;
}

function purposeOf(reading: OutfitReading): Purpose {
  const styles = stylesOf(reading);
  const weather = weatherTagsSeen(reading);
  const [style = 'Casual'] = styles;
  const [tag = 'hot'] = weather;
  const broken = new Set(violationsOf(reading).map(({ gate }) => gate));
  return { styles, weather, broken, brief: styleBrief(style, tag) };
}

/** A gate that the look breaks already, such as one of a later release, is no reason against a piece. */
function keeps(reading: OutfitReading, { styles, weather, broken }: Purpose): boolean {
  const [itsStyles, itsWeather] = [
    stylesOf(reading),
    weatherTagsSeen(reading),
  ] as readonly (readonly string[])[];
  return (
    styles.every((style) => itsStyles?.includes(style)) &&
    weather.every((tag) => itsWeather?.includes(tag)) &&
    violationsOf(reading).every(({ gate }) => broken.has(gate))
  );
}

/** The colours of the look, and quiet ones, that a cloth comes in, each once. */
function coloursFor({ dye }: ClothOption, own: Swatch, story: ColourStory): readonly Swatch[] {
  const { main, second, accent, light, dark, leather, metal } = story;
  const offered = swatchesOf(dye);
  if (offered.length <= SHORT_CARD) return offered;
  const near = [own, main, second, accent, light, dark, leather, metal, ...QUIET].map(({ colour }) =>
    nearestSwatch(colour, offered),
  );
  return [...new Map(near.map((swatch) => [swatch.name, swatch])).values()];
}

function wornAs({ wears }: Garment, before: WornItem): Pick<WornItem, 'worn'> {
  const worn = wears?.find((way) => way === before.worn) ?? wears?.[0];
  return worn && worn !== 'over' ? { worn } : {};
}

/**
 * Returns looks that differ from this one in one piece, best first: the same person in the same place, another garment
 * in the slot (or, where too few fit, the same in another cloth or colour). Each is for the same weather and styles and
 * breaks no gate that the look keeps. They have no names yet; the same seed gives the same looks.
 * @throws {UnknownGarmentError}
 */
export function swapPiece(
  spec: OutfitSpec,
  place: number,
  { count, seed }: SwapOptions,
): readonly OutfitSpec[] {
  const { models: _, ...base } = spec; // no model chose this piece
  const reading = readOutfit(base);
  const before = reading.worn[place];
  if (!before) return [];
  const swatches = reading.worn.map(({ garment: { slot }, colour }) => ({
    slot,
    swatch: nearestSwatch(colour, COLOUR_CARD),
  }));
  const story = storyOf(swatches);
  const purpose = purposeOf(reading);
  const random = createRandom(seed);
  const own = nearestSwatch(before.colour, COLOUR_CARD);

  const tryOn = (garment: Garment, option: ClothOption, { colour }: Swatch): Alternative | undefined => {
    const pick = { garment, option, formality: 0, conditions: [], weight: 1, standing: 'home' } as const;
    const item: WornItem = {
      garment: garment.id,
      cloth: weaveCloth(pick, colour, story),
      ...wornAs(garment, before.item),
    };
    const items = spec.items.with(place, item);
    const worn = readOutfit({ ...base, name: UNNAMED, items });
    if (!keeps(worn, purpose)) return undefined;
    return { spec: worn.spec, item, rating: rateOutfit(worn, purpose.brief) + random() * CHANCE };
  };

  const bestOf = (garment: Garment): readonly Alternative[] =>
    garment.cloths
      .flatMap((option) => coloursFor(option, own, story).map((swatch) => tryOn(garment, option, swatch)))
      .filter((tried) => tried !== undefined)
      .filter(({ item }) => garment.id !== before.garment.id || !isSame(item, before.item))
      .toSorted((one, other) => other.rating - one.rating);

  const { presentation = 'feminine' } = spec.figure;
  const wardrobe = garmentsIn(before.garment.slot).filter((garment) => isMadeFor(garment, presentation));
  const found = wardrobe.map((garment) => ({ garment, alternatives: bestOf(garment) }));
  const others = found.filter(({ garment }) => garment.id !== before.garment.id);
  const firsts = others.flatMap(({ alternatives }) => alternatives.slice(0, 1));
  const rest = found.flatMap(({ garment, alternatives }) =>
    alternatives.slice(garment.id === before.garment.id ? 0 : 1),
  );
  const chosen = chooseUnlike(firsts, count, []);
  return chooseUnlike(rest, count - chosen.length, chosen).map((alternative) => alternative.spec);
}

const isSame = (one: WornItem, other: WornItem): boolean =>
  one.cloth.name === other.cloth.name &&
  colourDifference(one.cloth.colour, other.cloth.colour) < ALIKE_DIFFERENCE;

/** Adds the best that are left to those chosen before, each weighed against what it resembles. */
function chooseUnlike(
  from: readonly Alternative[],
  count: number,
  before: readonly Alternative[],
): readonly Alternative[] {
  const chosen = [...before];
  const left = new Set(from);
  const value = ({ item, rating }: Alternative) =>
    rating -
    ALIKE *
      chosen.filter(
        (known) => colourDifference(known.item.cloth.colour, item.cloth.colour) < ALIKE_DIFFERENCE,
      ).length;
  for (let turn = 0; turn < count && left.size > 0; turn++) {
    const best = [...left].reduce((one, other) => (value(other) > value(one) ? other : one));
    chosen.push(best);
    left.delete(best);
  }
  return chosen;
}
