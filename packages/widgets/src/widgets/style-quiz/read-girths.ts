import type { Girths } from './closest-shape.ts';

export type LengthUnit = 'cm' | 'in';
export type GirthName = keyof Girths;

/** What was typed, by measure. */
export type GirthTexts = Readonly<Record<GirthName, string>>;

export type GirthsReading =
  | { readonly state: 'incomplete' }
  | { readonly state: 'out-of-range' }
  | { readonly state: 'read'; readonly girths: Girths };

/** In the order they are asked for; the last may be left out. */
export const GIRTH_NAMES: readonly GirthName[] = ['bust', 'waist', 'hip', 'highHip'];
/** What a tape measure shows, by unit: 50 to 250 cm. */
export const GIRTH_RANGE: Readonly<Record<LengthUnit, readonly [min: number, max: number]>> = {
  cm: [50, 250],
  in: [20, 98],
};
const CM_PER: Readonly<Record<LengthUnit, number>> = { cm: 1, in: 2.54 };

/** Reads what was typed, with a point or a comma. Nothing but digits counts as a number. */
export function readGirths(texts: GirthTexts, unit: LengthUnit): GirthsReading {
  const [min, max] = GIRTH_RANGE[unit];
  const numbers = GIRTH_NAMES.map((name) => texts[name].trim().replace(',', '.'));
  const isWrong = numbers.some((text) => text && !(Number(text) >= min && Number(text) <= max));
  const [bust = 0, waist = 0, hip = 0, highHip = 0] = numbers.map((text) => Number(text) * CM_PER[unit]);
  if (isWrong) return { state: 'out-of-range' };
  if (!bust || !waist || !hip) return { state: 'incomplete' };
  return { state: 'read', girths: { bust, waist, hip, ...(highHip && { highHip }) } };
}
