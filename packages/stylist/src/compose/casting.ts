import { BODY_SHAPES, type BodyShape } from '@glow/api';
import { hairColoursFor } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import type { Swatch } from '../colour/swatches.ts';
import {
  type Age,
  AIDS,
  type Aid,
  GLASSES_FRAMES,
  type GlassesFrame,
  HAIR_STYLES,
  type HairStyle,
  type ScarfDrape,
} from '../outfit.ts';
import { pickOne, shuffled } from '../random.ts';
import { hairTraits } from '../rules/hair-traits.ts';

/** Who wears a look, before pose and clothes are chosen. */
export interface Cast {
  readonly bodyShape: BodyShape;
  readonly skin: Swatch;
  readonly age: Age;
  readonly hair: { readonly style: HairStyle; readonly colour: Swatch };
  /** What covers her hair, in a colour of the look. */
  readonly head: 'hair' | ScarfDrape;
  readonly glasses?: GlassesFrame;
  readonly aid?: Aid;
}

/** Wears a hijab: long sleeves, long hems and a closed neckline go with it. */
export const isCovered = ({ head }: Pick<Cast, 'head'>) => head === 'loose' || head === 'wound';

/** Coily hair is dealt to skin up to this lightness. */
const COILY_SKIN_LIGHTNESS = 0.72;

/** Ten women: five young, three in middle life, two older. */
const AGE_DEAL: readonly Age[] = [
  ...Array.from({ length: 5 }, () => 'young' as const),
  ...Array.from({ length: 3 }, () => 'middle' as const),
  ...Array.from({ length: 2 }, () => 'older' as const),
];
const filledUp = <T>(count: number, filler: T, list: readonly T[]): readonly T[] => [
  ...list,
  ...Array.from({ length: count - list.length }, () => filler),
];
/** Of twenty-four: one each in a loose hijab, a wound one and a headwrap. */
const HEAD_DEAL = filledUp<Cast['head']>(24, 'hair', ['loose', 'wound', 'headwrap']);
/** Of eighteen: three in glasses. */
const GLASSES_DEAL = filledUp<GlassesFrame | 'none'>(18, 'none', GLASSES_FRAMES);
/** Of forty-eight: four with an aid. */
const AID_DEAL = filledUp<Aid | 'none'>(48, 'none', AIDS);

const isCoily = (style: HairStyle) => hairTraits(style).texture === 'coily';
const growsCoily = (skin: Swatch | undefined) => (skin?.colour.l ?? 1) <= COILY_SKIN_LIGHTNESS;

/** A wound or loose scarf covers what a hearing aid would show on. */
function fittingAid(aid: Aid | 'none', style: HairStyle, head: Cast['head']): Aid | undefined {
  if (aid === 'none') return undefined;
  const earShows = head === 'headwrap' || (head === 'hair' && hairTraits(style).ears === 'free');
  return aid === 'hearing-aid' && !earShows ? 'cane' : aid;
}

type Dealt = Pick<Cast, 'bodyShape' | 'skin' | 'age' | 'head'> & {
  readonly style: HairStyle;
  readonly glasses: GlassesFrame | 'none';
  readonly aid: Aid | 'none';
};

function castWith(random: () => number, { style, glasses, aid, head, ...rest }: Dealt): Cast {
  const suited = isCoily(style) && !growsCoily(rest.skin) ? 'curls' : style;
  const colour = pickOne(random, hairColoursFor(rest.skin.colour, rest.age));
  const worn = fittingAid(aid, suited, head);
  return {
    ...rest,
    head,
    hair: { style: suited, colour },
    ...(glasses === 'none' ? {} : { glasses }),
    ...(worn ? { aid: worn } : {}),
  };
}

/** One woman at random. */
export function castOne(random: () => number, bodyShape?: BodyShape): Cast {
  return castWith(random, {
    bodyShape: bodyShape ?? pickOne(random, BODY_SHAPES),
    skin: pickOne(random, SKIN_TONES),
    age: pickOne(random, AGE_DEAL),
    style: pickOne(random, HAIR_STYLES),
    head: pickOne(random, HEAD_DEAL),
    glasses: pickOne(random, GLASSES_DEAL),
    aid: pickOne(random, AID_DEAL),
  });
}

/** Styles in the order dealt, coily ones on pale skin changing places with others on deep skin. */
function fitted(styles: readonly HairStyle[], skins: readonly Swatch[]): readonly HairStyle[] {
  const result = [...styles];
  for (const [index, style] of styles.entries()) {
    if (!isCoily(style) || growsCoily(skins[index])) continue;
    const place = result.findIndex((worn, at) => !isCoily(worn) && growsCoily(skins[at]));
    const swapped = result[place];
    if (swapped === undefined) continue;
    result[index] = swapped;
    result[place] = style;
  }
  return result;
}

/** A list dealt again and again, shuffled every time; `skip` begins within the first round. */
function deal<T>(random: () => number, list: readonly T[], count: number, skip = 0): readonly T[] {
  const result: T[] = [];
  while (result.length < skip + count) result.push(...shuffled(random, list));
  return result.slice(skip, skip + count);
}

/** Dealt from anywhere in the first round, so that a short deck may hold what is rare. */
function dealRare<T>(random: () => number, list: readonly T[], count: number): readonly T[] {
  return deal(random, list, count, Math.floor(random() * list.length));
}

/** Women in fair shares: every body, skin tone, hair style and age as often as any other of its kind. */
export function castMany(random: () => number, count: number, bodyShape?: BodyShape): readonly Cast[] {
  const shapes = deal(random, bodyShape ? [bodyShape] : BODY_SHAPES, count);
  const skins = deal(random, SKIN_TONES, count);
  const styles = fitted(dealRare(random, HAIR_STYLES, count), skins);
  const ages = deal(random, AGE_DEAL, count);
  const heads = dealRare(random, HEAD_DEAL, count);
  const glasses = dealRare(random, GLASSES_DEAL, count);
  const aids = dealRare(random, AID_DEAL, count);
  return skins.map((skin, index) =>
    castWith(random, {
      bodyShape: shapes[index] ?? 'Rectangle',
      skin,
      age: ages[index] ?? 'young',
      style: styles[index] ?? 'bob',
      head: heads[index] ?? 'hair',
      glasses: glasses[index] ?? 'none',
      aid: aids[index] ?? 'none',
    }),
  );
}
