import type { WeatherTag } from '@glow/api';
import type { ClothOption, Garment } from '../garments/garment.ts';
import { shoeTraits } from './shoe-traits.ts';

/** Bra and briefs, 0.01 + 0.03 clo (ASHRAE 55 table). */
export const UNDERWEAR_CLO = 0.04;
/** Ankle socks (ASHRAE 55 table), counted inside shoes that are worn with them. */
const SOCKS_CLO = 0.02;

/** Insulation of one garment in a cloth, in clo. */
export function garmentClo(garment: Garment, option: ClothOption | undefined): number {
  const socks = shoeTraits(garment)?.under === 'socks' ? SOCKS_CLO : 0;
  return garment.clo + (option?.clo ?? 0) + socks;
}

/** `hot` up to 0.70 clo, `cold` from 0.85, both between; 18 °C apparent is the border. */
export function weatherTagsOf(clo: number): readonly WeatherTag[] {
  if (clo <= 0.7) return ['hot'];
  return clo >= 0.85 ? ['cold'] : ['hot', 'cold'];
}

/**
 * Returns clothing people are seen in outdoors at a temperature in °C, in clo: the polynomial behind UTCI's clothing
 * model (1.372 − 0.01866 t − 0.0004849 t² − 0.000009333 t³).
 */
export function typicalClo(celsius: number): number {
  return 1.372 - 0.01866 * celsius - 0.0004849 * celsius ** 2 - 0.000009333 * celsius ** 3;
}

const COLDEST_CELSIUS = -15;
const WARMEST_CELSIUS = 30;

/** Returns the whole degree Celsius at which people typically wear this much; clamped to −15–30 °C. */
export function typicalCelsius(clo: number): number {
  let best = WARMEST_CELSIUS;
  for (let t = COLDEST_CELSIUS; t <= WARMEST_CELSIUS; t++) {
    if (Math.abs(typicalClo(t) - clo) < Math.abs(typicalClo(best) - clo)) best = t;
  }
  return best;
}
