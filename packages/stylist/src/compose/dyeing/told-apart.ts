import { colourDifference } from '../../colour/difference.ts';
import { swatchesOf } from '../../colour/dye.ts';
import type { ColourStory } from '../../colour/harmony.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import type { Slot } from '../../garments/garment.ts';
import { BOW_TIE } from '../../garments/scarves.ts';
import { isHat } from '../../garments/silhouette.ts';
import { isBackpack } from '../../rules/bag-traits.ts';
import type { Brief } from '../../rules/brief.ts';
import type { Cast } from '../casting.ts';
import type { Candidate } from '../garment-pool.ts';
import {
  darkKitBag,
  darkKnit,
  eveningDark,
  FELTS,
  isFelt,
  KIT_BAGS,
  OF_EVENING_CLOTH,
  TIES,
} from './accessory-wishes.ts';
import { type Dyeing, dyed, echoes } from './dyeing.ts';
import { suited } from './evening-suiting.ts';

/** What pieces that touch should differ by (ΔE_ok), a little above the gate. */
const READABLE = 0.13;

/** Denim darker than the first waits for cooler days; paler than the second is for the sun. OKLCH lightness. */
const DARK_DENIM = 0.4;
const PALE_DENIM = 0.6;

export function denims({ season }: Wearer): readonly Swatch[] {
  return swatchesOf('denim').filter(({ colour: { l } }) =>
    season === 'hot' ? l > DARK_DENIM : season !== 'cold' || l < PALE_DENIM,
  );
}

/** What of a person a look's colours depend on. */
export type Wearer = Pick<Cast, 'bodyShape' | 'presentation' | 'skin'> & {
  readonly season?: 'hot' | 'cold' | undefined;
  readonly needs?: Brief['needs'];
};

/** What lies on bare arms and neck is told from them (ΔE_ok), or it looks like no clothes at all. */
const OFF_THE_SKIN = 0.1;
const ON_THE_SKIN: ReadonlySet<Slot> = new Set(['top', 'dress']);

/** The colour, or another of the story, that its neighbours and the skin leave readable. */
export function toldApart(
  own: Oklch,
  pick: Candidate,
  {
    story,
    offered,
    wearer,
  }: {
    readonly story: ColourStory;
    readonly offered: readonly Swatch[] | undefined;
    readonly wearer: Wearer;
  },
  worn: readonly Oklch[],
): Oklch {
  const { dye } = pick.option;
  const { colour: skin } = wearer.skin;
  const isOnSkin = ON_THE_SKIN.has(pick.garment.slot);
  const reads = (colour: Oklch) =>
    worn.every((other) => colourDifference(colour, other) >= READABLE) &&
    !(isOnSkin && colourDifference(colour, skin) < OFF_THE_SKIN);
  if (reads(own)) return own;
  const others =
    dye === 'denim'
      ? denims(wearer).map(({ colour }) => colour)
      : [story.second, story.light, story.dark, story.main].map((wish) => suited(dyed(dye, wish), offered));
  return others.find(reads) ?? own;
}

const UPPER: readonly Slot[] = ['coat', 'layer', 'top', 'dress'];

/** The clothes that a small piece lies on, or is seen right beside. */
export const BESIDE: Partial<Record<Slot, readonly Slot[]>> = {
  hat: UPPER,
  scarf: UPPER,
  bag: [...UPPER, 'bottom'],
};

/** Any of these goes with another. */
export const BROWN_LEATHERS = ['tan', 'cognac', 'chestnut', 'chocolate'].map((name) =>
  swatchNamed(LEATHERS, name),
);

/** A man's leather, or another brown where his bag of it would be lost on the clothes: shoes and bag are one leather. */
export function leatherApart(leather: Swatch, shown: readonly Oklch[]): Swatch {
  const reads = ({ colour }: Swatch) => shown.every((other) => colourDifference(colour, other) >= READABLE);
  if (!BROWN_LEATHERS.includes(leather) || reads(leather)) return leather;
  return BROWN_LEATHERS.find(reads) ?? leather;
}

/** A bucket hat in a bright colour is one thing too many. */
const SUN_HATS = ['white', 'stone', 'navy'].map((name) => swatchNamed(NEUTRALS, name));

/** Canvas in the browns of straps and sand. */
const CANVAS_BAGS = ['camel', 'tobacco'].map((name) => swatchNamed(NEUTRALS, name));
const EVENING_BAGS = ['black', 'navy'].map((name) => swatchNamed(NEUTRALS, name));

/** What else a small piece may come in: a bag in the leather of the shoes or a colour that clothes show, else any of the story. */
function othersFor(
  { garment, option }: Candidate,
  { story, leather, shown, isLeatherPlain, isShodInColour, season }: Dyeing,
): readonly Swatch[] {
  const { accent, dark, light, main, second } = story;
  if (isFelt(garment)) return FELTS;
  if (isHat(garment.cut, 'bucket')) return [light, ...SUN_HATS];
  if (garment.slot === 'hat')
    return season === 'cold' ? [darkKnit(story, shown), light, second] : [light, dark, accent, second];
  if (garment.cut.type === 'tie') return TIES;
  if (garment.slot !== 'bag') return [accent, light, dark, second];
  if (isLeatherPlain && option.dye === 'leather')
    return BROWN_LEATHERS.includes(leather) ? [leather, ...BROWN_LEATHERS] : [leather];
  const repeated = [accent, second, main].filter(({ colour }) => shown.some(echoes(colour)));
  if (option.dye === 'leather') return [leather, ...repeated];
  // An ivory bag of sequins is a bride's.
  if (OF_EVENING_CLOTH.has(option.dye))
    return [...(isShodInColour ? [] : repeated), eveningDark(story, shown), ...EVENING_BAGS];
  // A pale holdall is all one sees of kit, and pale straps on the chest are braces.
  return garment.purpose === 'sport' || isBackpack(garment)
    ? [darkKitBag(shown), ...KIT_BAGS, ...repeated]
    : [...repeated, ...CANVAS_BAGS, ...(season === 'hot' ? [light] : []), leather, dark];
}

/** The colour of a bag, hat or scarf, or another where it would melt into the clothes beside it. */
export function setOff(own: Oklch, pick: Candidate, dyeing: Dyeing, beside: readonly Oklch[]): Oklch {
  // All metal of a look is one, and a bow is black before any jacket.
  if (pick.option.dye === 'metal' || pick.garment.id === BOW_TIE) return own;
  const least = (colour: Oklch) => Math.min(1, ...beside.map((other) => colourDifference(colour, other)));
  if (least(own) >= READABLE) return own;
  const others = othersFor(pick, dyeing).map((wish) => dyed(pick.option.dye, wish));
  return (
    others.find((colour) => least(colour) >= READABLE) ??
    [own, ...others].reduce((best, colour) => (least(colour) > least(best) ? colour : best))
  );
}
