import type { BodyShape } from '@glow/api';

/** Girths in centimetres. */
interface Girths {
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  /** Between waist and hip, about a hand's breadth below the waist. */
  readonly highHip?: number | undefined;
}

const CM_PER_INCH = 2.54;

/**
 * Returns the shape whose proportions come closest, in this order: Round, Hourglass, Pear, Inverted Triangle, Rectangle.
 * Thresholds in inches: the FFIT rules of Lee et al. (2007), three kinds of hourglass and two of pear taken
 * together; Round, which FFIT does not know, is a waist within two inches of the wider of bust and hip.
 */
export function closestShape({ bust, waist, hip, highHip }: Girths): BodyShape {
  const bustOverHip = (bust - hip) / CM_PER_INCH;
  const hipOverBust = -bustOverHip;
  const bustOverWaist = (bust - waist) / CM_PER_INCH;
  const hipOverWaist = (hip - waist) / CM_PER_INCH;
  const highHipToWaist = highHip === undefined ? undefined : highHip / waist;

  if (Math.min(bustOverWaist, hipOverWaist) <= 2 && Math.max(bustOverWaist, hipOverWaist) <= 2)
    return 'Round';

  const isEven = bustOverHip <= 1 && hipOverBust < 3.6;
  if (isEven && (bustOverWaist >= 9 || hipOverWaist >= 10)) return 'Hourglass';
  if (bustOverHip > 1 && bustOverHip < 10 && bustOverWaist >= 9) return 'Hourglass';
  const isLowerHourglass = hipOverBust >= 3.6 && hipOverBust < 10 && hipOverWaist >= 9;
  if (isLowerHourglass && highHipToWaist !== undefined && highHipToWaist < 1.193) return 'Hourglass';

  const isSpoon = hipOverBust > 2 && hipOverWaist >= 7;
  if (isSpoon && highHipToWaist !== undefined && highHipToWaist >= 1.193) return 'Pear';
  if (hipOverBust >= 3.6) return 'Pear';
  return bustOverHip >= 3.6 ? 'Inverted Triangle' : 'Rectangle';
}

export type LengthUnit = 'cm' | 'in';
export type GirthName = keyof Girths;

/** What was typed, by measure. */
export type GirthTexts = Readonly<Record<GirthName, string>>;

type GirthsReading =
  | { readonly state: 'incomplete' }
  | { readonly state: 'out-of-range'; readonly names: readonly GirthName[] }
  | { readonly state: 'read'; readonly girths: Girths };

/** In the order they are asked for; the last may be left out. */
export const GIRTH_NAMES: readonly GirthName[] = ['bust', 'waist', 'hip', 'highHip'];
/** What a tape measure shows, by unit: 50 to 250 cm. */
export const GIRTH_RANGE: Readonly<Record<LengthUnit, readonly [min: number, max: number]>> = {
  cm: [50, 250],
  in: [20, 98],
};
const CM_PER: Readonly<Record<LengthUnit, number>> = { cm: 1, in: 2.54 };

const numberOf = (text: string) => Number(text.trim().replace(',', '.'));

/** Few waists measure five feet around: a number that was typed as inches and is larger is one of centimetres. */
const INCHES_MAX = 60;

/** Returns whether what was typed as inches can only be meant in centimetres. */
export function isInCentimetres(text: string): boolean {
  return numberOf(text) > INCHES_MAX;
}

/** Reads what was typed, with a point or a comma. Nothing but digits counts as a number. */
export function readGirths(texts: GirthTexts, unit: LengthUnit): GirthsReading {
  const [min, max] = GIRTH_RANGE[unit];
  const numbers = GIRTH_NAMES.map((name) => numberOf(texts[name]));
  const names = GIRTH_NAMES.filter((name, place) => {
    const number = numbers[place] ?? 0;
    return texts[name].trim() && !(number >= min && number <= max);
  });
  if (names.length > 0) return { state: 'out-of-range', names };
  const [bust = 0, waist = 0, hip = 0, highHip = 0] = numbers.map((number) => number * CM_PER[unit]);
  if (!bust || !waist || !hip) return { state: 'incomplete' };
  return { state: 'read', girths: { bust, waist, hip, ...(highHip && { highHip }) } };
}
