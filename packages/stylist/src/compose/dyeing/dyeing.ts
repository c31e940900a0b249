import { colourDifference, hueDistance } from '../../colour/difference.ts';
import { type Dye, nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import { type ColourStory, takesDye } from '../../colour/harmony.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import type { Slot } from '../../garments/garment.ts';
import type { Brief } from '../../rules/brief.ts';
import type { Spread } from './colour-spread.ts';

/** What the colour of one piece depends on. */
export interface Dyeing {
  readonly story: ColourStory;
  readonly spread: Spread;
  readonly over: Slot | undefined;
  /** Tights are worn. */
  readonly tights: boolean;
  /** The colours of the clothes that show, which come before shoes and bag. */
  readonly shown: readonly Oklch[];
  /** One for the whole look: that of the shoes, once they are dyed. */
  readonly leather: Swatch;
  /** A man's shoes, bag and belt are in the browns and black that leather has by nature. */
  readonly isLeatherPlain: boolean;
  /** Beside gold or silver shoes a black bag looks forgotten. */
  readonly isMetalShod: boolean;
  /** Shoes in the colour of a dress are answered by nothing more in it: shoes, bag and dress would be dyed to match. */
  readonly isShodInColour: boolean;
  readonly season: 'hot' | 'cold' | undefined;
  readonly needs?: Brief['needs'];
  /** What most of the clothes are made for. */
  readonly light: 'day' | 'evening';
  readonly random: () => number;
}

/** Another hue is another colour: mustard is not answered by olive. Degrees. */
const SAME_HUE = 22;
export const isSameHue = (a: Oklch, b: Oklch) => hueDistance(a.h, b.h) <= SAME_HUE;

/** A neutral is answered with one about as light, where the dye has it: tobacco would come out rust. */
const SAME_LIGHTNESS = 0.25;

/** The colour a dye comes nearest to a wish with. */
export function dyed(dye: Dye, wish: Swatch): Oklch {
  if (takesDye(dye, wish)) return wish.colour;
  const offered = swatchesOf(dye);
  if (isNeutral(wish.colour)) {
    const neutrals = offered.filter(
      ({ colour }) => isNeutral(colour) && Math.abs(colour.l - wish.colour.l) < SAME_LIGHTNESS,
    );
    return nearestSwatch(wish.colour, neutrals.length > 0 ? neutrals : offered).colour;
  }
  const sameHue = offered.filter(({ colour }) => !isNeutral(colour) && isSameHue(colour, wish.colour));
  return nearestSwatch(wish.colour, sameHue.length === 0 ? offered : sameHue).colour;
}

/** The colours of skin, from blush to chocolate: knitted gloves keep out of them. */
export const isBrownTone = ({ c, h }: Oklch) => c > 0.03 && h >= 20 && h <= 85;
export const isBrown = ({ colour }: Swatch) => isBrownTone(colour);

/** Hues of blue and violet, which navy goes with. */
const isBlue = ({ c, h }: Oklch) => c > 0.03 && h >= 215 && h <= 320;

/** Returns the dark of a story for a small piece: navy only where something blue shows, or it comes from nowhere. */
export const darkBeside = ({ dark }: ColourStory, shown: readonly Oklch[]): Swatch =>
  dark.name === 'navy' && !shown.some(isBlue) ? swatchNamed(NEUTRALS, 'black') : dark;

/** A bag or shoe this near a piece of clothing repeats it: ΔE_ok, or degrees of hue between two colours. */
const ECHO_DIFFERENCE = 0.1;
const ECHO_HUE = 18;
/** Two tones of a hue as strong as this are a near miss: coral beside brick red, fuchsia beside rose. */
const NEAR_MISS_CHROMA = 0.085;

/** Whether a small piece repeats a colour of the clothes: the very one, or a softer tone of its hue. */
export const echoes = (colour: Oklch) => (other: Oklch) =>
  // Powder blue is as near to white as to itself, and repeats nothing of it.
  (isNeutral(colour) === isNeutral(other) && colourDifference(colour, other) < ECHO_DIFFERENCE) ||
  (!isNeutral(colour) &&
    !isNeutral(other) &&
    Math.min(colour.c, other.c) < NEAR_MISS_CHROMA &&
    hueDistance(colour.h, other.h) < ECHO_HUE);

/** The colour of the story that a small piece repeats: the accent where clothes show it, else the second, else the main. */
export const echoOf = ({ accent, second, main }: ColourStory, shown: readonly Oklch[]) =>
  [accent, second, main].find(({ colour }) => !isNeutral(colour) && shown.some(echoes(colour)));
