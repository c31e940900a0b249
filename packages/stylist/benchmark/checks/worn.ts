import type { Oklch } from '#colour/oklch.ts';
import type { Slot } from '#garments/garment.ts';
import { findGarment } from '#garments/garments.ts';
import type { SceneName } from '#outfit.ts';
import type { ComposedLook } from '../format/composed-look.ts';

const INDOORS: ReadonlySet<SceneName> = new Set([
  ...(['office', 'night', 'salon', 'disco', 'studio', 'cafe', 'lodge', 'library', 'loft'] as const),
  ...(['gallery', 'wine-bar', 'foyer', 'gym'] as const),
]);
const SNOWY: ReadonlySet<SceneName> = new Set(['snow', 'fair']);
const KNEE_TO_ANKLE = 8;

/** What a check sees of a look: ids, cloths and place, and what is plain from them. */
export interface Worn {
  readonly look: ComposedLook;
  readonly place: SceneName;
  readonly indoors: boolean;
  readonly snow: boolean;
  /** Asked for the cold: the vibe, or the weather with a style. */
  readonly cold: boolean;
  readonly hot: boolean;
  readonly style: string | undefined;
  /** Whether an item has an id, or an id that fits. */
  readonly wears: (pattern: RegExp) => boolean;
  readonly clothed: (slots: readonly Slot[], cloth: RegExp) => boolean;
  /** A skirt, dress, shorts or cropped trousers that end above the ankle. */
  readonly shinsBare: boolean;
  readonly coat: 'none' | 'light' | 'warm';
  readonly colours: readonly { readonly slot: Slot; readonly colour: Oklch }[];
}

const WARM_CLO = 0.5;
const CROPPED = ['culotte', 'short', 'bermuda', 'bike'];

/** Looks at a look without any rule of the stylist's. */
export function wornIn(look: ComposedLook): Worn {
  const { request, spec } = look;
  const items = spec.items.map(({ garment, cloth }) => ({ ...findGarment(garment), cloth }));
  const place = spec.scene.name;
  const weather = 'vibe' in request ? request.vibe : request.weather;
  const coat = items.find(({ slot }) => slot === 'coat');
  const endsHigh = items.some(({ cut }) => {
    if (cut.type === 'skirt' || cut.type === 'dress') return cut.hem < KNEE_TO_ANKLE;
    if (cut.type === 'jumpsuit') return cut.fit === 'short';
    return cut.type === 'trousers' && CROPPED.includes(cut.fit);
  });
  const legsWarm = items.some(({ id }) => /^(tights|knee-boots|snow-boots|wellingtons)$/.test(id));
  return {
    look,
    place,
    indoors: INDOORS.has(place),
    snow: SNOWY.has(place),
    cold: weather === 'cold',
    hot: weather === 'hot' || weather === 'sunny',
    style: 'style' in request ? request.style : request.vibe,
    wears: (pattern) => items.some(({ id }) => pattern.test(id)),
    clothed: (slots, cloth) => items.some((item) => slots.includes(item.slot) && cloth.test(item.cloth.name)),
    shinsBare: endsHigh && !legsWarm,
    coat: coat === undefined ? 'none' : coat.clo >= WARM_CLO ? 'warm' : 'light',
    colours: items.map(({ slot, cloth }) => ({ slot, colour: cloth.colour })),
  };
}
