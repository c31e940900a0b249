import type { Dye } from '../colour/dye.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import type { ClothName } from '../garments/cloth.ts';
import { clothFaces } from '../garments/cloth-traits.ts';
import type { ClothOption, Condition, Garment, Register, Slot } from '../garments/garment.ts';
import { findGarment } from '../garments/garments.ts';
import { clothOption } from '../garments/item-words.ts';
import type { OutfitSpec, WornItem } from '../outfit.ts';
import { areaShares } from './area-shares.ts';
import { garmentClo, UNDERWEAR_CLO } from './clo.ts';

/** The pieces that make the look; the rest is accessories. */
export const MAIN_SLOTS: ReadonlySet<Slot> = new Set(['dress', 'top', 'bottom', 'layer', 'coat']);

export interface WornGarment {
  readonly item: WornItem;
  readonly garment: Garment;
  readonly option: ClothOption | undefined;
  readonly colour: Oklch;
  /** Denim, metal and straw count as neutral whatever their hue. */
  readonly tint: 'neutral' | 'chromatic';
  readonly formality: number;
  readonly registers: readonly Register[];
  readonly cloth: ClothName;
  /** Share of the look it covers, 0–1. */
  readonly area: number;
}

/** An outfit looked up and added up once, for every rule to read. */
export interface OutfitReading {
  readonly spec: OutfitSpec;
  readonly worn: readonly WornGarment[];
  /** Dress, top, bottom, layer and coat. */
  readonly main: readonly WornGarment[];
  /** The largest of them. */
  readonly lead: WornGarment | undefined;
  readonly slot: (slot: Slot) => WornGarment | undefined;
  /** Sum of clo, underwear included, rounded to 0.01. */
  readonly clo: number;
  /** Mean formality of the main pieces and the shoes. */
  readonly formality: number;
  /** The weather every garment of the look can face. */
  readonly conditions: readonly Condition[];
}

const WITHOUT_TINT: ReadonlySet<Dye> = new Set(['denim', 'metal', 'straw']);
const CONDITIONS: readonly Condition[] = ['hot', 'cold', 'rain'];

interface Levelled {
  readonly garment: Garment;
  readonly option: ClothOption | undefined;
  readonly formality: number;
}

/** Sum of clo, underwear included, rounded to 0.01. */
export function totalClo(worn: readonly Levelled[]): number {
  const sum = worn.reduce((clo, { garment, option }) => clo + garmentClo(garment, option), UNDERWEAR_CLO);
  return Math.round(sum * 100) / 100;
}

/** Returns mean formality of main pieces and shoes, 0–8; 0 for nothing. */
export function meanFormality(worn: readonly Levelled[]): number {
  const dressed = worn.filter(({ garment }) => MAIN_SLOTS.has(garment.slot) || garment.slot === 'shoes');
  return dressed.reduce((sum, { formality }) => sum + formality, 0) / Math.max(1, dressed.length);
}

/** Reads a spec; throws UnknownGarmentError for a garment the wardrobe does not hold. */
export function readOutfit(spec: OutfitSpec): OutfitReading {
  const garments = spec.items.map(({ garment }) => findGarment(garment));
  const shares = areaShares(garments);
  const worn = spec.items.map((item, index): WornGarment => {
    const garment = garments[index] ?? findGarment(item.garment);
    const option = clothOption(garment, item.cloth.name);
    const formality = garment.formality + (option?.formality ?? 0);
    const colour = item.cloth.colour;
    const tint = WITHOUT_TINT.has(option?.dye ?? 'cloth') || isNeutral(colour) ? 'neutral' : 'chromatic';
    const registers = option?.registers ?? garment.registers;
    const cloth = item.cloth.name;
    return { item, garment, option, cloth, colour, tint, formality, registers, area: shares[index] ?? 0 };
  });
  const main = worn.filter(({ garment }) => MAIN_SLOTS.has(garment.slot));
  const bySlot = new Map(worn.map((entry) => [entry.garment.slot, entry] as const));
  return {
    spec,
    worn,
    main,
    lead: main.reduce<WornGarment | undefined>(
      (largest, piece) => (largest && largest.area >= piece.area ? largest : piece),
      undefined,
    ),
    slot: (slot) => bySlot.get(slot),
    clo: totalClo(worn),
    formality: meanFormality(worn),
    conditions: CONDITIONS.filter((condition) =>
      worn.every(
        ({ garment, item }) => garment.suits.includes(condition) && clothFaces(item.cloth.name, condition),
      ),
    ),
  };
}
