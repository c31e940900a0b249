import { nameColour, nearestSwatch } from '../colour/dye.ts';
import { HAIR_COLOURS } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import { indefinite } from '../garments/article.ts';
import type { Age, Aid, FigureSpec, GlassesFrame, HairStyle, ScarfDrape } from '../outfit.ts';
import { joined } from './joined.ts';

const HAIR_WORDS: Readonly<Record<HairStyle, (colour: string) => string>> = {
  bob: (colour) => indefinite(`${colour} bob`),
  lob: (colour) => `shoulder-length ${colour} hair`,
  long: (colour) => `long ${colour} hair`,
  bun: (colour) => `a low ${colour} bun`,
  topknot: (colour) => indefinite(`${colour} topknot`),
  afro: (colour) => indefinite(`${colour} afro`),
  pony: (colour) => indefinite(`${colour} ponytail`),
  pixie: (colour) => indefinite(`${colour} pixie cut`),
  curls: (colour) => `${colour} curls`,
  braid: (colour) => `a long ${colour} braid`,
  fringe: (colour) => indefinite(`${colour} fringed bob`),
  'half-up': (colour) => `long ${colour} hair tied half up`,
  chignon: (colour) => indefinite(`${colour} chignon`),
  'crown-braid': (colour) => indefinite(`${colour} crown braid`),
  crop: (colour) => indefinite(`${colour} side-parted crop`),
  waves: (colour) => `shoulder-length ${colour} waves`,
  'curly-bob': (colour) => indefinite(`${colour} curly bob`),
  'coily-crop': (colour) => `close-cropped ${colour} coils`,
  twists: (colour) => `${colour} twists`,
  'box-braids': (colour) => `long ${colour} box braids`,
  locs: (colour) => `${colour} locs`,
  cornrows: (colour) => `${colour} cornrows`,
  'bantu-knots': (colour) => `${colour} Bantu knots`,
};

/** 'auburn' for the nearest hair colour. */
export function hairColourName({ hair }: FigureSpec): string {
  return nearestSwatch(hair.colour, HAIR_COLOURS).name;
}

/** 'deep brown' for the nearest skin tone. */
export function skinToneName({ skin }: FigureSpec): string {
  return nearestSwatch(skin, SKIN_TONES).name;
}

const AGE_WORDS: Readonly<Record<Age, string>> = {
  young: 'a woman',
  middle: 'a woman in her fifties',
  older: 'a woman in her seventies',
};

const DRAPE_WORDS: Readonly<Record<ScarfDrape, (colour: string) => string>> = {
  loose: (colour) => indefinite(`${colour} headscarf`),
  wound: (colour) => `a close-wound ${colour} headscarf`,
  headwrap: (colour) => indefinite(`${colour} headwrap`),
};

const GLASSES_WORDS: Readonly<Record<GlassesFrame, string>> = {
  round: 'round glasses',
  square: 'square glasses',
  wire: 'wire-rimmed glasses',
};

/** An aid is one of her things or something she leans on. */
const AID_WORDS: Readonly<Record<Aid, { readonly has: string } | { readonly leans: string }>> = {
  'hearing-aid': { has: 'a hearing aid' },
  'prosthetic-leg': { has: 'a prosthetic leg' },
  cane: { leans: 'a cane' },
  'forearm-crutch': { leans: 'a forearm crutch' },
};

/** 'a woman with brown skin, a black bob and round glasses', and what she leans on. */
export function describePerson(figure: FigureSpec): string {
  const { headscarf, hair, age = 'young', glasses, aid } = figure;
  const head = headscarf
    ? DRAPE_WORDS[headscarf.drape ?? 'loose'](nameColour(headscarf.colour))
    : HAIR_WORDS[hair.style](hairColourName(figure));
  const aided = aid ? AID_WORDS[aid] : undefined;
  const parts = [
    `${skinToneName(figure)} skin`,
    head,
    ...(glasses ? [GLASSES_WORDS[glasses]] : []),
    ...(aided && 'has' in aided ? [aided.has] : []),
  ];
  const leans = aided && 'leans' in aided ? ` who leans on ${aided.leans}` : '';
  return `${AGE_WORDS[age]} with ${joined(parts)}${leans}`;
}
