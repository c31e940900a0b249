import type { Dye } from '../colour/dye.ts';
import type { ClothName } from './cloth.ts';
import type { Cut } from './cut.ts';

/** Where an item is worn; a look has at most one item in each. */
export const SLOTS = [
  'dress',
  'top',
  'bottom',
  'layer',
  'coat',
  'shoes',
  'bag',
  'hat',
  'scarf',
  'glasses',
  'necklace',
  'earrings',
  'bracelet',
  'gloves',
  'belt',
  'hosiery',
] as const;
export type Slot = (typeof SLOTS)[number];

export const ACCESSORY_SLOTS = [
  'hat',
  'scarf',
  'glasses',
  'necklace',
  'earrings',
  'bracelet',
  'belt',
] as const satisfies readonly Slot[];

/** In a sporty look these are made for sport. */
export const ATHLETIC_SLOTS: ReadonlySet<Slot> = new Set(['dress', 'top', 'bottom', 'shoes', 'bag']);

/** The worlds clothes live in, whatever their formality: a brogue and a satin slip are equally dressed and never meet. */
export const REGISTERS = ['evening', 'tailored', 'country', 'beach', 'sport', 'everyday'] as const;
export type Register = (typeof REGISTERS)[number];

/** A cloth this garment is made in, and what that cloth changes. */
export interface ClothOption {
  readonly name: ClothName;
  readonly dye: Dye;
  /** Added to the garment's clo, default 0. */
  readonly clo?: number;
  /** Added to the garment's formality, default 0. */
  readonly formality?: number;
  /** Makes any garment one for the evening. */
  readonly purpose?: 'occasion';
  /** Where the garment lives in this cloth, when the cloth moves it. */
  readonly registers?: readonly [Register, ...Register[]];
  /** Size of the print, default 1. */
  readonly scale?: number;
}

/** Weather a garment can face. */
export type Condition = 'hot' | 'cold' | 'rain';

/**
 * Source of a clo value: pythermalcomfort's table after ASHRAE 55, Engineering Toolbox's after ISO 9920, or our
 * estimate for garments in neither.
 */
export type CloSource = 'ashrae-55' | 'iso-9920' | 'estimate';

export interface Garment {
  /** Kebab-case, stable: specs refer to it. */
  readonly id: string;
  readonly slot: Slot;
  /** How a stylist names it, singular or plural without an article: 'trench coat', 'wide-leg trousers'. */
  readonly words: string;
  /** The shortest word a look's name may use: 'trench', 'wide legs'. */
  readonly short: string;
  readonly cut: Cut;
  readonly cloths: readonly [ClothOption, ...ClothOption[]];
  /** Effective insulation in clo (1 clo = 0.155 m²K/W) in its lightest cloth. */
  readonly clo: number;
  readonly cloSource: CloSource;
  /** 0 gym and lounge, 2 jeans, 4 office, 6 cocktail, 8 white tie. */
  readonly formality: number;
  readonly registers: readonly [Register, ...Register[]];
  readonly suits: readonly Condition[];
  /** 1 close to the body, 4 oversized. */
  readonly volume: 1 | 2 | 3 | 4;
  /** How a top may be worn, best first; default `over`. */
  readonly wears?: readonly ('tucked' | 'over' | 'open')[];
  /** `hand`: has a pocket a hand can rest in. */
  readonly pockets?: 'hand';
  /** `sport`: technical or athletic; `occasion`: made for an evening. */
  readonly purpose?: 'sport' | 'occasion';
}

const EVENING_FORMALITY = 4;

/** Shoes and bags that stay at home in the evening. */
export function isTooPlainForEvening({ slot }: Garment, formality: number): boolean {
  return (slot === 'shoes' || slot === 'bag') && formality < EVENING_FORMALITY;
}
