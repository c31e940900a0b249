import { nameColour, nearestSwatch } from '../colour/dye.ts';
import { HAIR_COLOURS } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import type { FigureSpec, HairStyle } from '../outfit.ts';
import { indefinite } from '../wardrobe/article.ts';

const HAIR_WORDS: Readonly<Record<HairStyle, (colour: string) => string>> = {
  bob: (colour) => indefinite(`${colour} bob`),
  lob: (colour) => `shoulder-length ${colour} hair`,
  long: (colour) => `long ${colour} hair`,
  bun: (colour) => `${colour} hair in a low bun`,
  topknot: (colour) => `${colour} hair in a topknot`,
  afro: (colour) => indefinite(`${colour} afro`),
  pony: (colour) => `${colour} hair in a ponytail`,
  pixie: (colour) => indefinite(`${colour} pixie cut`),
  curls: (colour) => `${colour} curls`,
  braid: (colour) => `a long ${colour} braid`,
};

/** 'auburn' for the nearest hair colour. */
export function hairColourName({ hair }: FigureSpec): string {
  return nearestSwatch(hair.colour, HAIR_COLOURS).name;
}

/** 'deep brown' for the nearest skin tone. */
export function skinToneName({ skin }: FigureSpec): string {
  return nearestSwatch(skin, SKIN_TONES).name;
}

/** 'A woman with brown skin and a black bob', or with a headscarf. */
export function describePerson(figure: FigureSpec): string {
  const skin = `${skinToneName(figure)} skin`;
  if (figure.headscarf) {
    return `A woman with ${skin} and ${indefinite(`${nameColour(figure.headscarf.colour)} headscarf`)}`;
  }
  return `A woman with ${skin} and ${HAIR_WORDS[figure.hair.style](hairColourName(figure))}`;
}
