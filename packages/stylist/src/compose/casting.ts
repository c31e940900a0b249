import { BODY_SHAPES, type BodyShape } from '@glow/api';
import { hairColoursFor } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import type { Swatch } from '../colour/swatches.ts';
import {
  type Age,
  type Aid,
  type Build,
  type Expression,
  FACE_TYPES,
  type FaceType,
  type FacialHair,
  type GlassesFrame,
  HAIR_STYLES,
  type HairStyle,
  type Presentation,
  type ScarfDrape,
  type Stature,
} from '../outfit.ts';
import { pickOne, shuffled } from '../random.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import {
  AGE_DEAL,
  AID_DEAL,
  BUILD_DEAL,
  EXPRESSION_DEAL,
  FACIAL_HAIR_DEAL,
  GLASSES_DEAL,
  HEAD_DEAL,
  PREGNANCY_DEAL,
  PRESENTATION_DEAL,
  STATURE_DEAL,
} from './casting-deals.ts';

/** Who wears a look, before pose and clothes are chosen. */
export interface Cast {
  readonly bodyShape: BodyShape;
  readonly presentation: Presentation;
  readonly build: Build;
  readonly stature: Stature;
  readonly skin: Swatch;
  readonly face: FaceType;
  readonly expression: Expression;
  readonly age: Age;
  readonly hair: { readonly style: HairStyle; readonly colour: Swatch };
  /** What covers the hair, in a colour of the look. */
  readonly head: 'hair' | ScarfDrape;
  readonly glasses?: GlassesFrame;
  readonly facialHair?: FacialHair;
  readonly aid?: Aid;
  readonly pregnancy?: 'visible';
}

/** A round figure, or a large one of any shape. */
export const isFullFigure = ({ bodyShape, build }: Pick<Cast, 'bodyShape' | 'build'>): boolean =>
  bodyShape === 'Round' || build === 'large';

/** Wears a hijab: long sleeves, long hems and a closed neckline go with it. */
export const isCovered = ({ head }: Pick<Cast, 'head'>) => head === 'loose' || head === 'wound';

/** Coily hair is dealt to skin up to this lightness. */
const COILY_SKIN_LIGHTNESS = 0.72;

const isCoily = (style: HairStyle) => hairTraits(style).texture === 'coily';
const growsCoily = (skin: Swatch | undefined) => (skin?.colour.l ?? 1) <= COILY_SKIN_LIGHTNESS;

/** Hair styles that a figure is dealt. */
const stylesFor = (presentation: Presentation) =>
  HAIR_STYLES.filter((style) => hairTraits(style).suits.includes(presentation));

/** Curls in place of coils on pale skin. */
const straightened = (presentation: Presentation): HairStyle =>
  presentation === 'feminine' ? 'curls' : 'crop';

/** A wound or loose scarf covers what a hearing aid would show on. */
function fittingAid(aid: Aid | 'none', style: HairStyle, head: Cast['head']): Aid | undefined {
  if (aid === 'none') return undefined;
  const earShows = head === 'headwrap' || (head === 'hair' && hairTraits(style).ears === 'free');
  return aid === 'hearing-aid' && !earShows ? 'cane' : aid;
}

/** What is dealt to a person before it is fitted together. */
interface Dealt extends Omit<Cast, 'hair' | 'glasses' | 'facialHair' | 'aid' | 'pregnancy'> {
  readonly style: HairStyle;
  readonly glasses: GlassesFrame | 'none';
  readonly facialHair: FacialHair | 'none';
  readonly aid: Aid | 'none';
  readonly pregnancy: 'visible' | 'none';
}

const growsBeard = ({ presentation, facialHair }: Dealt) =>
  presentation === 'masculine' && facialHair !== 'none';
const carries = ({ presentation, age, pregnancy, build }: Dealt) =>
  presentation === 'feminine' && age === 'young' && pregnancy === 'visible' && build !== 'large';

function castWith(random: () => number, dealt: Dealt): Cast {
  const { style, glasses, facialHair, aid, pregnancy, ...person } = dealt;
  const head = person.presentation === 'feminine' ? person.head : 'hair';
  const suited = isCoily(style) && !growsCoily(person.skin) ? straightened(person.presentation) : style;
  const colour = pickOne(random, hairColoursFor(person.skin.colour, person.age, hairTraits(suited).texture));
  const worn = fittingAid(aid, suited, head);
  return {
    ...person,
    head,
    hair: { style: suited, colour },
    ...(glasses === 'none' ? {} : { glasses }),
    ...(growsBeard(dealt) && facialHair !== 'none' ? { facialHair } : {}),
    ...(worn ? { aid: worn } : {}),
    ...(carries(dealt) && pregnancy === 'visible' ? { pregnancy } : {}),
  };
}

/** One person at random, of one of these presentations. */
export function castOne(
  random: () => number,
  bodyShape?: BodyShape,
  presentations: readonly Presentation[] = PRESENTATION_DEAL,
): Cast {
  const presentation = pickOne(random, presentations);
  return castWith(random, {
    presentation,
    bodyShape: bodyShape ?? pickOne(random, BODY_SHAPES),
    build: pickOne(random, BUILD_DEAL),
    stature: pickOne(random, STATURE_DEAL),
    skin: pickOne(random, SKIN_TONES),
    face: pickOne(random, FACE_TYPES),
    expression: pickOne(random, EXPRESSION_DEAL),
    age: pickOne(random, AGE_DEAL),
    style: pickOne(random, stylesFor(presentation)),
    head: pickOne(random, HEAD_DEAL),
    glasses: pickOne(random, GLASSES_DEAL),
    facialHair: pickOne(random, FACIAL_HAIR_DEAL),
    aid: pickOne(random, AID_DEAL),
    pregnancy: pickOne(random, PREGNANCY_DEAL),
  });
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

/** Hair styles for people in turn, none twice among those of one presentation, coily ones where hair grows so. */
function dealStyles(
  random: () => number,
  presentations: readonly Presentation[],
  skins: readonly Swatch[],
): readonly HairStyle[] {
  const left = new Map<Presentation, HairStyle[]>();
  return presentations.map((presentation, index) => {
    const styles = left.get(presentation) ?? [];
    if (styles.length === 0) styles.push(...shuffled(random, stylesFor(presentation)));
    const place = styles.findIndex((style) => !isCoily(style) || growsCoily(skins[index]));
    const [style = 'bob'] = styles.splice(Math.max(place, 0), 1);
    left.set(presentation, styles);
    return style;
  });
}

/** People in fair shares: every presentation, body, build, skin tone, face, hair and age as often as dealt. */
export function castMany(random: () => number, count: number, bodyShape?: BodyShape): readonly Cast[] {
  const presentations = deal(random, PRESENTATION_DEAL, count);
  const shapes = deal(random, bodyShape ? [bodyShape] : BODY_SHAPES, count);
  const builds = deal(random, BUILD_DEAL, count);
  const statures = deal(random, STATURE_DEAL, count);
  const skins = deal(random, SKIN_TONES, count);
  const faces = deal(random, FACE_TYPES, count);
  const expressions = deal(random, EXPRESSION_DEAL, count);
  const styles = dealStyles(random, presentations, skins);
  const ages = deal(random, AGE_DEAL, count);
  const heads = dealRare(random, HEAD_DEAL, count);
  const glasses = dealRare(random, GLASSES_DEAL, count);
  const facialHair = deal(random, FACIAL_HAIR_DEAL, count);
  const aids = dealRare(random, AID_DEAL, count);
  const pregnancies = dealRare(random, PREGNANCY_DEAL, count);
  return skins.map((skin, index) =>
    castWith(random, {
      skin,
      presentation: presentations[index] ?? 'feminine',
      bodyShape: shapes[index] ?? 'Rectangle',
      build: builds[index] ?? 'medium',
      stature: statures[index] ?? 'average',
      face: faces[index] ?? 'oval',
      expression: expressions[index] ?? 'calm',
      age: ages[index] ?? 'young',
      style: styles[index] ?? 'bob',
      head: heads[index] ?? 'hair',
      glasses: glasses[index] ?? 'none',
      facialHair: facialHair[index] ?? 'none',
      aid: aids[index] ?? 'none',
      pregnancy: pregnancies[index] ?? 'none',
    }),
  );
}
