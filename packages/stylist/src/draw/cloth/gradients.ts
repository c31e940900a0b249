import { oklch, toHex } from '#colour/convert.ts';
import { gleamOf, paleOf, tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { px } from '../kit/px.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { deepToneOf } from './deep-tone.ts';
import type { Across, Form, Sheen } from './piece-options.ts';

/** `gleam` is light thrown back in the cloth's own hue, `flash` almost white whatever the cloth. */
type Stop = readonly [offset: number, colour: 'dark' | 'pale' | 'gleam' | 'flash', opacity: number];

/** Satin is a gradient laid on the bias, not a texture. It shines once, broadly. */
const SATIN_BANDS: readonly Stop[] = [
  [0, 'dark', 0.24],
  [0.1, 'dark', 0.02],
  [0.26, 'gleam', 0.58],
  [0.36, 'gleam', 0.3],
  [0.5, 'gleam', 0],
  [0.62, 'dark', 0.12],
  [0.88, 'dark', 0.34],
  [1, 'dark', 0.24],
];

/** Satin on a limb or a body that is lit from one side: one soft gleam and one core. More bands would make it metal. */
const SATIN_FORM: readonly Stop[] = [
  [0, 'dark', 0.2],
  [0.12, 'dark', 0],
  [0.27, 'gleam', 0.56],
  [0.36, 'gleam', 0.28],
  [0.5, 'gleam', 0],
  [0.6, 'dark', 0.08],
  [0.84, 'dark', 0.32],
  [1, 'dark', 0.18],
];

/** On pale satin a gleam shows by the shade on both sides of it. */
const PALE_SATIN: readonly Stop[] = [
  [0, 'dark', 0.3],
  [0.13, 'dark', 0.16],
  [0.24, 'flash', 0.72],
  [0.32, 'flash', 0.5],
  [0.44, 'dark', 0.1],
  [0.62, 'dark', 0.2],
  [0.72, 'flash', 0.16],
  [0.86, 'dark', 0.36],
  [1, 'dark', 0.22],
];
/** Satin paler than this. */
const PALE = 0.72;

/** Velvet is darkest where it faces the eye: its pile takes the light at the edges. */
const VELVET_PILE: readonly Stop[] = [
  [0, 'pale', 0.34],
  [0.12, 'pale', 0.16],
  [0.26, 'dark', 0.2],
  [0.48, 'dark', 0.34],
  [0.68, 'dark', 0.26],
  [0.84, 'pale', 0.05],
  [0.93, 'pale', 0.2],
  [1, 'dark', 0.2],
];

/** On dark velvet the pile's light tells it from plain cloth; more of it makes black velvet grey. */
const DARK_VELVET_PILE: readonly Stop[] = [
  [0, 'pale', 0.3],
  [0.08, 'pale', 0.22],
  [0.18, 'pale', 0.05],
  [0.3, 'dark', 0.24],
  [0.5, 'dark', 0.38],
  [0.68, 'dark', 0.24],
  [0.82, 'pale', 0.05],
  [0.91, 'pale', 0.2],
  [1, 'pale', 0.02],
];
/** Velvet darker than this. */
export const DARK_PILE = 0.42;

/** Light and dark of the form gradient where the garment does not say. */
const FORM = { light: 0.13, dark: 0.26 };

/** Leather throws back one narrow light beside a deep shade. */
const LEATHER_FORM: readonly Stop[] = [
  [0, 'dark', 0.14],
  [0.13, 'pale', 0.1],
  [0.18, 'flash', 0.42],
  [0.215, 'flash', 0.34],
  [0.27, 'pale', 0.1],
  [0.45, 'dark', 0],
  [0.82, 'dark', 0.42],
  [0.93, 'pale', 0.14],
  [1, 'dark', 0.34],
];
/** The light on paler velvet is its own colour. */
const PALE_PILE = 0.78;

function addGradient(document: SvgDocument, { from, to }: Across, stops: string): string {
  return document.add(
    'g',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${px(from[0])}" y1="${px(from[1])}" x2="${px(to[0])}" y2="${px(to[1])}">${stops}</linearGradient>`,
  );
}

function gradient(document: SvgDocument, cloth: Cloth, across: Across, stops: readonly Stop[]): string {
  const { name, colour } = cloth;
  const isPalePile = name === 'velvet' && colour.l > PALE_PILE;
  const colours = {
    dark: deepToneOf(cloth),
    pale: isPalePile ? toHex(tone(colour, 0.08, 0.4)) : paleOf(colour),
    gleam: gleamOf(colour),
    flash: toHex(oklch(Math.min(0.99, colour.l * 0.3 + 0.71), colour.c * 0.3, colour.h)),
  };
  const marks = stops.map(
    ([offset, part, opacity]) =>
      `<stop offset="${offset}" stop-color="${colours[part]}" stop-opacity="${Number(opacity.toFixed(2))}"/>`,
  );
  return addGradient(document, across, marks.join(''));
}

/** Id of the gradient that rounds a form: light on one side, nothing in the middle, shade on the other. */
export function formGradient(document: SvgDocument, cloth: Cloth, form: Form): string {
  if (cloth.name === 'velvet') {
    return gradient(document, cloth, form, cloth.colour.l < DARK_PILE ? DARK_VELVET_PILE : VELVET_PILE);
  }
  if (cloth.name === 'satin') {
    return gradient(document, cloth, form, cloth.colour.l > PALE ? PALE_SATIN : SATIN_FORM);
  }
  if (cloth.name === 'leather') return gradient(document, cloth, form, LEATHER_FORM);
  return gradient(document, cloth, form, [
    [0, 'pale', form.light ?? FORM.light],
    [0.38, 'pale', 0],
    [0.55, 'dark', 0],
    [1, 'dark', form.dark ?? FORM.dark],
  ]);
}

/** Returns the id of the gradient that makes satin. */
export function sheenGradient(document: SvgDocument, cloth: Cloth, sheen: Sheen): string {
  const strength = sheen.strength ?? 1;
  const bands = (cloth.colour.l > PALE ? PALE_SATIN : SATIN_BANDS).map(
    ([offset, colour, opacity]): Stop => [offset, colour, opacity * strength],
  );
  return gradient(document, cloth, sheen, bands);
}

/** Returns the id of the gradient that lets a shade come in from nothing to its full strength. */
export function entryGradient(document: SvgDocument, shade: string, entry: Across): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${shade}" stop-opacity="${opacity}"/>`;
  return addGradient(document, entry, stop(0, 0) + stop(0.5, 0.72) + stop(1, 1));
}
