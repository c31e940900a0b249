import { clothFaces, isShiny } from '../garments/cloth-traits.ts';
import {
  type ClothOption,
  type Condition,
  type Garment,
  isTooPlainForEvening,
  type Slot,
} from '../garments/garment.ts';
import { GARMENTS } from '../garments/garments.ts';
import { isClutch } from '../rules/bag-traits.ts';
import type { Brief } from '../rules/brief.ts';
import { isForMoving } from '../rules/for-moving.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';
import { closeness } from '../rules/score.ts';

/** A garment in one of its cloths, with how gladly a brief picks it. */
export interface Candidate {
  readonly garment: Garment;
  readonly option: ClothOption;
  readonly formality: number;
  readonly conditions: readonly Condition[];
  readonly weight: number;
}

export type GarmentPool = ReadonlyMap<Slot, readonly Candidate[]>;

const FORMALITY_MARGIN = 0.75;
const EXTRA_MARGIN = 2;
const FORMALITY_SIGMA = 1.1;
const SHINE_FAVOUR = 5;
/** A clutch fixes the pose, so it comes less often than it would fit. */
const CLUTCH_FAVOUR = 0.35;

const isExtra = (slot: Slot) => !MAIN_SLOTS.has(slot) && slot !== 'shoes';

/** What a brief needs is picked gladly, or most drafts would lack it. */
function favour({ needs }: Brief, garment: Garment, option: ClothOption): number {
  if (isClutch(garment)) return CLUTCH_FAVOUR;
  if (needs !== 'shine' || isExtra(garment.slot)) return 1;
  return isShiny(option.name) || garment.purpose === 'occasion' ? SHINE_FAVOUR : 1;
}

function candidatesOf(garment: Garment, brief: Brief): Candidate[] {
  if (brief.leavesOut.some((purpose) => purpose === garment.purpose)) return [];
  if (brief.needs === 'sport' && !isForMoving(garment)) return [];
  if (brief.needs === 'shine' && isTooPlainForEvening(garment)) return [];
  const margin = isExtra(garment.slot) ? EXTRA_MARGIN : FORMALITY_MARGIN;
  return garment.cloths.flatMap((option) => {
    if (brief.leavesOut.some((purpose) => purpose === option.purpose)) return [];
    const conditions = garment.suits.filter((condition) => clothFaces(option.name, condition));
    if (!brief.faces.some((condition) => conditions.includes(condition))) return [];
    const formality = garment.formality + (option.formality ?? 0);
    if (formality < brief.formality.min - margin || formality > brief.formality.max + margin) return [];
    const fit = 0.25 + closeness(formality, brief.formality.target, FORMALITY_SIGMA);
    return [
      {
        garment,
        option,
        formality,
        conditions,
        weight: (fit * favour(brief, garment, option)) / Math.sqrt(garment.cloths.length),
      },
    ];
  });
}

const pools = new Map<string, GarmentPool>();

/** What the wardrobe offers a brief, by slot; kept per brief. */
export function garmentPool(brief: Brief): GarmentPool {
  const known = pools.get(brief.id);
  if (known) return known;
  const pool = new Map<Slot, Candidate[]>();
  for (const garment of GARMENTS) {
    const list = pool.get(garment.slot) ?? [];
    list.push(...candidatesOf(garment, brief));
    pool.set(garment.slot, list);
  }
  pools.set(brief.id, pool);
  return pool;
}
