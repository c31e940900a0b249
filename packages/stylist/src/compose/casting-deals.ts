import {
  type Age,
  AIDS,
  type Aid,
  BUILDS,
  type Build,
  EXPRESSIONS,
  type Expression,
  FACIAL_HAIR,
  type FacialHair,
  GLASSES_FRAMES,
  type GlassesFrame,
  type Presentation,
  type ScarfDrape,
  type Stature,
} from '../outfit.ts';

/** What people are dealt from: every list is dealt out before any of it comes again. */
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);
const filledUp = <T>(count: number, filler: T, list: readonly T[]): readonly T[] => [
  ...list,
  ...times(count - list.length, filler),
];

/** Of ten: five feminine, four masculine, one neutral. */
export const PRESENTATION_DEAL: readonly Presentation[] = [
  ...times(5, 'feminine' as const),
  ...times(4, 'masculine' as const),
  'neutral',
];

/** Each build as often as any other. */
export const BUILD_DEAL: readonly Build[] = BUILDS;

/** Of six: one petite, four average, one tall. */
export const STATURE_DEAL: readonly Stature[] = ['petite', ...times(4, 'average' as const), 'tall'];

/** Of ten: five young, three in middle life, two older. */
export const AGE_DEAL: readonly Age[] = [
  ...times(5, 'young' as const),
  ...times(3, 'middle' as const),
  ...times(2, 'older' as const),
];

/** Of eight: three calm, three smiling, one laughing, one looking down. */
export const EXPRESSION_DEAL: readonly Expression[] = [
  ...EXPRESSIONS,
  ...times(2, 'calm' as const),
  ...times(2, 'smiling' as const),
];

/** Of twenty-four: one each in a loose hijab, a wound one and a headwrap, where they are worn. */
export const HEAD_DEAL = filledUp<'hair' | ScarfDrape>(24, 'hair', ['loose', 'wound', 'headwrap']);
/** Of eighteen: three in glasses. */
export const GLASSES_DEAL = filledUp<GlassesFrame | 'none'>(18, 'none', GLASSES_FRAMES);
/** Of twelve men: five with a beard or moustache. */
export const FACIAL_HAIR_DEAL = filledUp<FacialHair | 'none'>(12, 'none', [...FACIAL_HAIR, 'short-beard']);
/** Of sixty: one with each aid, two with a prosthetic leg, which long hems hide. */
export const AID_DEAL = filledUp<Aid | 'none'>(60, 'none', [...AIDS, 'prosthetic-leg']);
/** Of forty: one pregnant, where the figure is feminine and young. */
export const PREGNANCY_DEAL = filledUp<'visible' | 'none'>(40, 'none', ['visible']);
