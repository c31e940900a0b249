import type { SceneName } from '#outfit.ts';

/**
 * How a place lights the figure: daylight from the upper left, a lamp at night that draws a rim, light that bounces
 * warm off floor and walls, and the cool shade of an overcast sky.
 */
export type FigureLight = 'day' | 'rim' | 'bounce' | 'shade';

const LIGHTS: Readonly<Partial<Record<SceneName, FigureLight>>> = {
  night: 'rim',
  disco: 'rim',
  'wine-bar': 'rim',
  fair: 'rim',
  riverside: 'rim',
  rooftop: 'rim',
  bookshop: 'bounce',
  cafe: 'bounce',
  foyer: 'bounce',
  gallery: 'bounce',
  library: 'bounce',
  lodge: 'bounce',
  loft: 'bounce',
  cloud: 'shade',
  rain: 'shade',
  snow: 'shade',
};

export const lightOf = (scene: SceneName): FigureLight => LIGHTS[scene] ?? 'day';

/** Places whose ground is wet: the figure shows in it. */
export const isWet = (scene: SceneName): boolean => scene === 'rain';
