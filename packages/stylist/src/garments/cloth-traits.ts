import type { ClothName } from './cloth.ts';
import type { Condition } from './garment.ts';

const PRINTS: ReadonlySet<ClothName> = new Set([
  'breton',
  'shirt-stripe',
  'tartan',
  'check',
  'polka',
  'floral',
  'leopard',
  'gingham',
  'paisley',
]);
const SHINY: ReadonlySet<ClothName> = new Set(['satin', 'sequin']);
const HEAVY_KNITS: ReadonlySet<ClothName> = new Set(['cable', 'knit', 'fleece']);
const TELLING: ReadonlySet<ClothName> = new Set([
  'denim',
  'tweed',
  'herringbone',
  'cable',
  'sequin',
  'satin',
  'leather',
  'corduroy',
  'velvet',
  'broderie',
  'quilted',
  'fleece',
  'tulle',
]);

/** A pattern in more than one colour. */
export const isPrint = (name: ClothName) => PRINTS.has(name);
const WEAVES: ReadonlySet<ClothName> = new Set(['denim', 'linen', 'wool', 'tweed', 'herringbone']);
/** Shows the threads that it is woven of. */
export const isWeave = (name: ClothName) => WEAVES.has(name);
/** Reflects the light. */
export const isShiny = (name: ClothName) => SHINY.has(name);
const WOOLLENS: ReadonlySet<ClothName> = new Set<ClothName>([
  ...(['wool', 'tweed', 'tartan', 'herringbone', 'cable', 'knit'] as const),
  ...(['corduroy', 'fleece', 'quilted', 'velvet'] as const),
]);

/** Warm to the touch. */
export const isWoollen = (name: ClothName) => WOOLLENS.has(name);
export const isHeavyKnit = (name: ClothName) => HEAVY_KNITS.has(name);
/** A weave so marked that two separate pieces in it read as a mistake. */
export const isTellingWeave = (name: ClothName) => TELLING.has(name);

const COOL: readonly Condition[] = ['hot'];
const WARM: readonly Condition[] = ['cold', 'rain'];
const DRY: readonly Condition[] = ['hot', 'cold'];

/** Cloths that keep to some weather, whatever is made of them; the rest face all. */
const CLOTH_CONDITIONS: Readonly<Partial<Record<ClothName, readonly Condition[]>>> = {
  linen: COOL,
  straw: COOL,
  broderie: COOL,
  gingham: DRY,
  wool: WARM,
  tweed: WARM,
  herringbone: WARM,
  tartan: WARM,
  cable: WARM,
  corduroy: WARM,
  fleece: WARM,
  quilted: WARM,
  velvet: DRY,
  satin: DRY,
  sequin: DRY,
  tulle: DRY,
};

/** True when a cloth can face a condition. */
export function clothFaces(name: ClothName, condition: Condition): boolean {
  return CLOTH_CONDITIONS[name]?.includes(condition) ?? true;
}

/** Returns a cloth that is noticed before its garment: prints, shine, tweed. Denim is too common for it. */
export function isMarkedCloth(name: ClothName): boolean {
  return name !== 'denim' && (isPrint(name) || isShiny(name) || isTellingWeave(name));
}
