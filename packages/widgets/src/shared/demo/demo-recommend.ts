import type { WeatherInfo } from '@glow/api';
import { DEMO_OUTFITS } from './demo-outfits.ts';

const NO_WEATHER: WeatherInfo = {
  requested: true,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};

const WEATHERS: Readonly<Record<string, WeatherInfo>> = {
  hot: { ...NO_WEATHER, applied: true, tag: 'hot', source: 'demo', temperature: 27.4, city: 'Lisbon' },
  cold: { ...NO_WEATHER, applied: true, tag: 'cold', source: 'demo', temperature: 8.6, city: 'Bergen' },
  'no-place': { ...NO_WEATHER, applied: true, tag: 'hot', source: 'demo' },
};

/** The quiz's ten looks, as far as there are that many; the weather by the named state. */
export function recommendDemo(demo: string, base: string): object {
  const outfits = DEMO_OUTFITS.map((outfit) => ({ ...outfit, image: base + outfit.image }));
  const weather = WEATHERS[demo] ?? NO_WEATHER;
  return { outfits, ai: { enabled: true, provider: 'demo' }, weather };
}
