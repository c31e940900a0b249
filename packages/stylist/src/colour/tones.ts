import { oklch, toHex } from './convert.ts';
import type { Oklch } from './oklch.ts';

/** Degrees from hue `h` to `target` the short way, −180 to 180. */
const hueTowards = (h: number, target: number) => ((target - h + 540) % 360) - 180;
const limited = (degrees: number, max: number) => Math.sign(degrees) * Math.min(Math.abs(degrees), max);

/** The colour moved by lightness `dl`, chroma times `kc`, hue turned by `dh` degrees. */
export function tone(colour: Oklch, dl: number, kc = 1, dh = 0): Oklch {
  return oklch(Math.max(0, Math.min(1, colour.l + dl)), colour.c * kc, colour.h + dh);
}

/** Returns the colour in shadow: darker and towards violet, `k` times as deep. */
export function shadowOf(colour: Oklch, k = 1): Oklch {
  if (colour.c < 0.03) return oklch(colour.l - 0.1 * k, colour.c + 0.004, colour.l > 0.8 ? 60 : 285);
  const turn = limited(hueTowards(colour.h, 290), 10 * k);
  return oklch(colour.l - (0.085 + 0.03 * colour.l) * k, colour.c * 1.04, colour.h + turn);
}

/** Returns the colour in light: paler and towards yellow, `k` times as bright. */
export function lightOf(colour: Oklch, k = 1): Oklch {
  const turn = limited(hueTowards(colour.h, 80), 6 * k);
  return oklch(colour.l + (0.07 + 0.02 * (1 - colour.l)) * k, colour.c * 0.94, colour.h + turn);
}

/** Returns the deep tone that shades and folds of this cloth are laid in, as hex. */
export function darkOf(colour: Oklch): string {
  const hue = colour.c < 0.02 ? 285 : colour.h + hueTowards(colour.h, 285) * 0.12;
  return toHex(oklch(Math.max(0.1, colour.l * 0.36), Math.min(0.09, colour.c * 0.7 + 0.018), hue));
}

/** Returns the pale tone that lights and highlights of this cloth are laid in, as hex. */
export function paleOf(colour: Oklch): string {
  const hue = colour.c < 0.02 ? 80 : colour.h + hueTowards(colour.h, 80) * 0.1;
  return toHex(oklch(Math.min(0.99, colour.l * 0.5 + 0.52), colour.c * 0.45, hue));
}

/** Returns the light that a sheen throws back, as hex: of the cloth's own hue, or jewel colours turn to tin. */
export function gleamOf(colour: Oklch): string {
  return toHex(oklch(Math.min(0.99, colour.l * 0.42 + 0.57), colour.c * 0.8, colour.h));
}

/** Returns the tone of edges and seams, as hex; dark cloth gets lighter seams. */
export function inkOf(colour: Oklch): string {
  if (colour.l < 0.36) return toHex(oklch(colour.l + 0.15, colour.c * 0.8 + 0.005, colour.h));
  const chroma = Math.min(colour.c * 0.9 + 0.015, 0.1);
  return toHex(oklch(Math.max(0.16, colour.l - 0.36), chroma, colour.h));
}
