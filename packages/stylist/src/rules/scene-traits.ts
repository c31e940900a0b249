import type { SceneName, SceneSpec } from '../outfit.ts';

/** What a place asks of the clothes worn in it. */
export interface SceneTraits {
  /** Indoors nobody wears sunglasses or a sun hat. */
  readonly setting: 'indoors' | 'outdoors';
  /** Clothes people are seen in there, in clo; open ends accept anything. */
  readonly clo: { readonly min?: number; readonly max?: number };
  /** `day` unless said; `either` is lit by lamps where its walls are dark. */
  readonly light?: 'evening' | 'either';
  /** `snow` asks for boots and covered legs, `rain` for pieces that can get wet. */
  readonly falls?: 'rain' | 'snow';
  /** Painted with flowers or in full leaf: nobody takes it for winter. */
  readonly blooms?: true;
  /** A place people dress up for even by day. */
  readonly receives?: 'occasion';
}

const OUTDOORS: SceneTraits = { setting: 'outdoors', clo: {} };
const SUNNY: SceneTraits = { setting: 'outdoors', clo: { max: 0.75 }, blooms: true };
const COOL: SceneTraits = { setting: 'outdoors', clo: { min: 0.55 } };
const HEATED: SceneTraits = { setting: 'indoors', clo: { max: 1.15 } };
const RECEPTION: SceneTraits = { ...HEATED, receives: 'occasion' };
const LAMPLIT: SceneTraits = { ...HEATED, light: 'evening' };
const NIGHT_OUT: SceneTraits = { setting: 'outdoors', clo: {}, light: 'evening' };

const SCENE_TRAITS: Readonly<Record<SceneName, SceneTraits>> = {
  sun: SUNNY,
  cloud: COOL,
  snow: { setting: 'outdoors', clo: { min: 1.27 }, falls: 'snow' },
  office: HEATED,
  street: OUTDOORS,
  night: LAMPLIT,
  court: SUNNY,
  salon: { ...RECEPTION, light: 'either' },
  disco: LAMPLIT,
  studio: { ...RECEPTION, clo: {} },
  autumn: { setting: 'outdoors', clo: { min: 0.7 } },
  arch: OUTDOORS,
  terrace: SUNNY,
  garden: SUNNY,
  market: { setting: 'outdoors', clo: { min: 0.3, max: 1.3 }, blooms: true },
  cafe: HEATED,
  rain: { setting: 'outdoors', clo: { min: 0.5 }, falls: 'rain' },
  harbour: { setting: 'outdoors', clo: { min: 0.5 } },
  park: { setting: 'outdoors', clo: { min: 0.3 } },
  bookshop: OUTDOORS,
  lodge: { setting: 'indoors', clo: { min: 0.55, max: 1.15 } },
  fair: { setting: 'outdoors', clo: { min: 1.27 }, light: 'evening', falls: 'snow' },
  library: HEATED,
  loft: HEATED,
  gallery: RECEPTION,
  'wine-bar': LAMPLIT,
  foyer: { ...RECEPTION, light: 'either' },
  riverside: NIGHT_OUT,
  rooftop: { ...NIGHT_OUT, clo: { max: 1.3 } },
  track: { setting: 'outdoors', clo: { min: 0.2 } },
  gym: { setting: 'indoors', clo: { max: 0.75 } },
};

export function sceneTraits(name: SceneName): SceneTraits {
  return SCENE_TRAITS[name];
}

/** Walls darker than this are seen by lamplight. */
const LAMPLIT_LIGHTNESS = 0.5;

/** Whether a set is lit by day or by lamps; where it may be either, its colours say. */
export function lightOf({ name, palette }: SceneSpec): 'day' | 'evening' {
  const { light = 'day' } = sceneTraits(name);
  if (light !== 'either') return light;
  return palette.wall.l < LAMPLIT_LIGHTNESS ? 'evening' : 'day';
}
