import { nameColour, nearestSwatch } from '../colour/dye.ts';
import { HAIR_COLOURS } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import { FIGURE_POSES } from '../draw/figure/pose.ts';
import { indefinite } from '../garments/article.ts';
import type {
  Age,
  Aid,
  FacialHair,
  FigureSpec,
  GlassesFrame,
  HairStyle,
  Presentation,
  ScarfDrape,
} from '../outfit.ts';
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
  'short-sides': (colour) => `short ${colour} hair`,
  quiff: (colour) => indefinite(`${colour} quiff`),
  fade: (colour) => indefinite(`${colour} fade cut`),
  'side-part': (colour) => `short ${colour} hair with a side parting`,
  receding: (colour) => `receding ${colour} hair`,
  bald: () => 'a bald head',
  buzz: (colour) => indefinite(`${colour} buzz cut`),
  'man-bun': (colour) => `${colour} hair tied in a bun`,
};

/** 'auburn' for the nearest hair colour. */
export function hairColourName({ hair }: FigureSpec): string {
  return nearestSwatch(hair.colour, HAIR_COLOURS).name;
}

/** 'deep brown' for the nearest skin tone. */
export function skinToneName({ skin }: FigureSpec): string {
  return nearestSwatch(skin, SKIN_TONES).name;
}

const PERSON_WORDS: Readonly<Record<Presentation, Readonly<Record<Age, string>>>> = {
  feminine: { young: 'a woman', middle: 'a woman in her fifties', older: 'a woman in her seventies' },
  masculine: { young: 'a man', middle: 'a man in his fifties', older: 'a man in his seventies' },
  neutral: { young: 'someone', middle: 'someone in their fifties', older: 'someone in their seventies' },
};

const FACIAL_HAIR_WORDS: Readonly<Record<FacialHair, string>> = {
  stubble: 'stubble',
  moustache: 'a moustache',
  'short-beard': 'a short beard',
  'full-beard': 'a full beard',
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

/** An aid is one of their things, something they lean on or something they use. */
const AID_WORDS: Readonly<
  Record<
    Exclude<Aid, 'limb-difference'>,
    { readonly has: string } | { readonly leans: string } | { readonly uses: string }
  >
> = {
  'hearing-aid': { has: 'a hearing aid' },
  'prosthetic-leg': { has: 'a prosthetic leg' },
  cane: { leans: 'a cane' },
  'forearm-crutch': { leans: 'a forearm crutch' },
  wheelchair: { uses: 'a wheelchair' },
};

/** Chin-length on a man is no bob. */
function hairWords(figure: FigureSpec): string {
  const colour = hairColourName(figure);
  const { presentation = 'feminine', hair } = figure;
  return hair.style === 'curly-bob' && presentation !== 'feminine'
    ? `chin-length ${colour} curls`
    : HAIR_WORDS[hair.style](colour);
}

/** Their own left or right: the viewer's other, but for whoever is seen from behind. */
function shortArm(figure: FigureSpec): string {
  const isFacingAway = FIGURE_POSES[figure.pose].facing === 'away';
  return figure.mirrored === isFacingAway ? 'right' : 'left';
}

/**
 * 'a woman with brown skin, a black bob and round glasses', and what she leans on; 'a pregnant woman'. `worn` is what she
 * always wears, told with her.
 */
export function describePerson(figure: FigureSpec, worn: readonly string[] = []): string {
  const { headscarf, age = 'young', presentation = 'feminine', glasses, facialHair, aid } = figure;
  const head = headscarf
    ? DRAPE_WORDS[headscarf.drape ?? 'loose'](nameColour(headscarf.colour))
    : hairWords(figure);
  const aided = aid && aid !== 'limb-difference' ? AID_WORDS[aid] : undefined;
  const parts = [
    `${skinToneName(figure)} skin`,
    head,
    ...(facialHair ? [FACIAL_HAIR_WORDS[facialHair]] : []),
    ...(glasses ? [GLASSES_WORDS[glasses]] : []),
    ...worn,
    ...(aided && 'has' in aided ? [aided.has] : []),
  ];
  const leans = aided && 'leans' in aided ? ` who leans on ${aided.leans}` : '';
  const uses = aided && 'uses' in aided ? ` who uses ${aided.uses}` : '';
  const ends = aid === 'limb-difference' ? ` whose ${shortArm(figure)} arm ends below the elbow` : '';
  const who = PERSON_WORDS[presentation][age];
  const person = figure.pregnancy ? who.replace('a woman', 'a pregnant woman') : who;
  return `${person} with ${joined(parts)}${leans}${uses}${ends}`;
}
