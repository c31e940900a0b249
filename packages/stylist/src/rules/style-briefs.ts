import type { Style, WeatherTag } from '@glow/api';
import type { Brief } from './brief.ts';

const HOT_CLO = { target: 0.4, min: 0.15, max: 0.7 };
const COLD_CLO = { target: 1.05, min: 0.71, max: 1.7 };

type StyleBrief = Omit<Brief, 'id' | 'clo' | 'faces' | 'weather' | 'scenes' | 'moods' | 'plans'> & {
  readonly moods: Readonly<Record<WeatherTag, Brief['moods']>>;
  readonly plans: Readonly<Record<WeatherTag, Brief['plans']>>;
  readonly scenes: Readonly<Record<WeatherTag, Brief['scenes']>>;
};

/** The four quiz styles. Formality targets: stylist knowledge 4.7; scenes: art bible 8. */
const STYLE_BRIEFS: Readonly<Record<Style, StyleBrief>> = {
  Casual: {
    formality: { target: 2.2, min: 1.2, max: 3.6 },
    leavesOut: ['sport', 'occasion'],
    daring: 'usual',
    moods: { hot: ['bright'], cold: ['deep'] },
    plans: {
      hot: { dress: 4, separates: 6 },
      cold: { separates: 3, 'separates-and-coat': 6, 'separates-and-layer': 2 },
    },
    scenes: { hot: { sun: 2, street: 2, arch: 2 }, cold: { autumn: 2, cloud: 2, snow: 1 } },
  },
  Sporty: {
    formality: { target: 1, min: 0, max: 2 },
    needs: 'sport',
    leavesOut: ['occasion'],
    daring: 'bold',
    moods: { hot: ['bright'], cold: ['bright', 'deep'] },
    plans: {
      hot: { separates: 1 },
      cold: { separates: 5, 'separates-and-layer': 3, 'separates-and-coat': 2 },
    },
    scenes: { hot: { court: 3, studio: 2 }, cold: { studio: 2, autumn: 3, cloud: 1 } },
  },
  Formal: {
    formality: { target: 4.8, min: 3.6, max: 7 },
    leavesOut: ['sport'],
    daring: 'quiet',
    moods: { hot: ['bright', 'deep'], cold: ['deep'] },
    plans: {
      hot: { dress: 4, separates: 5, 'separates-and-layer': 3 },
      cold: { 'separates-and-layer': 5, 'separates-and-coat': 4, 'dress-and-layer': 1, 'dress-and-coat': 2 },
    },
    scenes: { hot: { salon: 3, office: 2, arch: 2 }, cold: { office: 2, salon: 2, cloud: 1, arch: 1 } },
  },
  Party: {
    formality: { target: 5.2, min: 4, max: 7 },
    needs: 'shine',
    leavesOut: ['sport'],
    daring: 'bold',
    moods: { hot: ['evening'], cold: ['evening'] },
    plans: {
      hot: { dress: 5, separates: 5 },
      cold: { 'separates-and-layer': 5, 'separates-and-coat': 3, 'dress-and-coat': 2, 'dress-and-layer': 2 },
    },
    scenes: { hot: { disco: 3, night: 3 }, cold: { night: 3, salon: 2 } },
  },
};

/** The brief of a style in a weather. */
export function styleBrief(style: Style, weather: WeatherTag): Brief {
  const { moods, plans, scenes, ...rest } = STYLE_BRIEFS[style];
  return {
    ...rest,
    id: `${style.toLowerCase()}-${weather}`,
    clo: weather === 'hot' ? HOT_CLO : COLD_CLO,
    faces: weather === 'hot' ? ['hot'] : ['cold'],
    weather,
    moods: moods[weather],
    plans: plans[weather],
    scenes: scenes[weather],
  };
}
