import type { Style, WeatherTag } from '@glow/api';
import { ABOVE_THE_KNEE, type Brief } from './brief.ts';

const HOT_CLO = { target: 0.38, min: 0.15, max: 0.7 };
/** Outdoors, from what people wear at 15 °C on. */
const COLD_CLO = { target: 1.1, min: 0.95, max: 1.7 };

type StyleBrief = Omit<
  Brief,
  'id' | 'clo' | 'faces' | 'weather' | 'scenes' | 'moods' | 'plans' | 'registers'
> & {
  /** What it allows in the heat where a jacket belongs to it. */
  readonly hotClo?: Brief['clo'];
  /** What it asks in the cold where that is more than a jacket. */
  readonly coldClo?: Brief['clo'];
  readonly registers: Readonly<Record<WeatherTag, Brief['registers']>>;
  readonly moods: Readonly<Record<WeatherTag, Brief['moods']>>;
  readonly plans: Readonly<Record<WeatherTag, Brief['plans']>>;
  readonly scenes: Readonly<Record<WeatherTag, Brief['scenes']>>;
};

/** The four quiz styles. Formality targets: stylist knowledge 4.7; scenes: art bible 8. */
const STYLE_BRIEFS: Readonly<Record<Style, StyleBrief>> = {
  Casual: {
    formality: { target: 2.2, min: 1.2, max: 3.6 },
    coldClo: { target: 1.2, min: 1, max: 1.7 },
    leavesOut: ['sport', 'occasion'],
    daring: 'usual',
    registers: { hot: { everyday: 6, beach: 4 }, cold: { everyday: 5, country: 4 } },
    moods: { hot: ['bright'], cold: ['deep'] },
    plans: {
      hot: { dress: 4, separates: 6 },
      cold: { separates: 0.4, 'separates-and-layer': 2.4, 'separates-and-coat': 6, 'dress-and-coat': 1 },
    },
    scenes: {
      hot: {
        ...{ sun: 3, street: 3, cafe: 3, terrace: 2, garden: 2, market: 2 },
        ...{ park: 2, gallery: 1, arch: 2, loft: 1, bookshop: 1 },
      },
      cold: {
        ...{ autumn: 3, cloud: 3, park: 2, harbour: 2, bookshop: 2, rain: 2 },
        ...{ lodge: 3, cafe: 2, loft: 1, fair: 2, snow: 2, street: 2, market: 1 },
      },
    },
  },
  Sporty: {
    formality: { target: 1, min: 0, max: 2 },
    needs: 'sport',
    leavesOut: ['occasion'],
    daring: 'bold',
    registers: { hot: { sport: 1 }, cold: { sport: 1 } },
    moods: { hot: ['bright'], cold: ['bright', 'deep'] },
    plans: {
      hot: { separates: 7, dress: 3 },
      cold: { separates: 1, 'separates-and-layer': 5.5, 'separates-and-coat': 3.2, dress: 0.3 },
    },
    scenes: {
      hot: {
        ...{ court: 3, track: 3, gym: 3, studio: 2, park: 2, terrace: 1 },
        ...{ garden: 1, sun: 1, loft: 1, street: 1, arch: 1 },
      },
      cold: {
        ...{ autumn: 4, track: 3, park: 4, studio: 2, cloud: 3 },
        ...{ harbour: 2, street: 1, rain: 1, snow: 1 },
      },
    },
  },
  Formal: {
    formality: { target: 4.8, min: 3.6, max: 7 },
    hotClo: { target: 0.62, min: 0.15, max: 0.84 },
    coldClo: { target: 1.15, min: 1, max: 1.7 },
    needs: 'polish',
    leavesOut: ['sport'],
    hemFrom: ABOVE_THE_KNEE,
    daring: 'quiet',
    registers: { hot: { tailored: 3, evening: 1 }, cold: { tailored: 3, evening: 1 } },
    moods: { hot: ['bright', 'bright', 'deep'], cold: ['deep'] },
    plans: {
      hot: { dress: 4, separates: 4.5, 'separates-and-layer': 3.5 },
      cold: { 'separates-and-layer': 5, 'separates-and-coat': 4, 'dress-and-layer': 1, 'dress-and-coat': 2 },
    },
    scenes: {
      hot: {
        ...{ salon: 3, foyer: 3, office: 2, gallery: 2, arch: 2, library: 2 },
        ...{ loft: 1, riverside: 1, terrace: 1, garden: 1, street: 1 },
      },
      cold: {
        ...{ office: 3, salon: 3, foyer: 3, gallery: 2, library: 2, arch: 2 },
        ...{ loft: 2, street: 2, cloud: 1, rain: 1, cafe: 1 },
      },
    },
  },
  Party: {
    formality: { target: 5.2, min: 4, max: 7 },
    hotClo: { target: 0.42, min: 0.15, max: 0.84 },
    coldClo: { target: 1.05, min: 0.85, max: 1.7 },
    needs: 'shine',
    leavesOut: ['sport'],
    daring: 'bold',
    registers: { hot: { evening: 1 }, cold: { evening: 1 } },
    moods: { hot: ['evening'], cold: ['evening'] },
    plans: {
      hot: { dress: 5, separates: 4, 'separates-and-layer': 1 },
      cold: {
        'separates-and-layer': 3.8,
        'separates-and-coat': 3,
        // Fewer dresses than dealt find a coat: what is full below it, or bare at the foot, is given up.
        'dress-and-coat': 2.8,
        'dress-and-layer': 3.2,
      },
    },
    scenes: {
      hot: {
        ...{ disco: 4, night: 3, rooftop: 3, 'wine-bar': 3, salon: 2 },
        ...{ foyer: 2, riverside: 2, gallery: 1 },
      },
      cold: {
        ...{ night: 3, 'wine-bar': 3, salon: 3, foyer: 3, disco: 2, rooftop: 2 },
        ...{ riverside: 2, gallery: 1 },
      },
    },
  },
};

/** The brief of a style in a weather. */
export function styleBrief(style: Style, weather: WeatherTag): Brief {
  const { moods, plans, scenes, registers, hotClo, coldClo, ...rest } = STYLE_BRIEFS[style];
  return {
    ...rest,
    id: `${style.toLowerCase()}-${weather}`,
    clo: weather === 'hot' ? (hotClo ?? HOT_CLO) : (coldClo ?? COLD_CLO),
    faces: weather === 'hot' ? ['hot'] : ['cold'],
    weather,
    moods: moods[weather],
    registers: registers[weather],
    plans: plans[weather],
    scenes: scenes[weather],
  };
}
