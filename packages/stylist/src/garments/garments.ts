import { ACCESSORIES } from './accessories.ts';
import { ACTIVEWEAR } from './activewear.ts';
import { BAGS } from './bags.ts';
import { BOOTS } from './boots.ts';
import { CASUAL_JACKETS } from './casual-jackets.ts';
import { COATS } from './coats.ts';
import { COUNTRY_WEAR } from './country-wear.ts';
import { DENIM } from './denim.ts';
import { DRESSES } from './dresses.ts';
import { EVENING_MENSWEAR } from './evening-menswear.ts';
import { EVENING_SHOES } from './evening-shoes.ts';
import { EVENING_WEAR } from './evening-wear.ts';
import { FOOTWEAR } from './footwear.ts';
import type { Garment, Slot } from './garment.ts';
import { GOWNS } from './gowns.ts';
import { HEADWEAR } from './headwear.ts';
import { JEWELLERY } from './jewellery.ts';
import { JUMPSUITS } from './jumpsuits.ts';
import { KNITWEAR } from './knitwear.ts';
import { LAYERS } from './layers.ts';
import { MENSWEAR } from './menswear.ts';
import { OUTDOOR_COATS } from './outdoor-coats.ts';
import { SCARVES } from './scarves.ts';
import { SHIRTS } from './shirts.ts';
import { SKIRTS } from './skirts.ts';
import { SPORTSWEAR } from './sportswear.ts';
import { TOPS } from './tops.ts';
import { TRAINING_WEAR } from './training-wear.ts';
import { TROUSERS } from './trousers.ts';
import { UnknownGarmentError } from './unknown-garment.error.ts';

/** The whole wardrobe. */
export const GARMENTS: readonly Garment[] = [
  ...TOPS,
  ...SHIRTS,
  ...KNITWEAR,
  ...SPORTSWEAR,
  ...ACTIVEWEAR,
  ...TROUSERS,
  ...DENIM,
  ...MENSWEAR,
  ...EVENING_MENSWEAR,
  ...SKIRTS,
  ...DRESSES,
  ...GOWNS,
  ...JUMPSUITS,
  ...LAYERS,
  ...CASUAL_JACKETS,
  ...COATS,
  ...OUTDOOR_COATS,
  ...COUNTRY_WEAR,
  ...EVENING_WEAR,
  ...TRAINING_WEAR,
  ...FOOTWEAR,
  ...BOOTS,
  ...EVENING_SHOES,
  ...BAGS,
  ...HEADWEAR,
  ...SCARVES,
  ...JEWELLERY,
  ...ACCESSORIES,
];

const byId: ReadonlyMap<string, Garment> = new Map(GARMENTS.map((garment) => [garment.id, garment]));

/** The garment with this id; throws {@link UnknownGarmentError} for any other. */
export function findGarment(id: string): Garment {
  const garment = byId.get(id);
  if (!garment) throw new UnknownGarmentError(id);
  return garment;
}

/** Returns the garments worn in a slot, in wardrobe order. */
export function garmentsIn(slot: Slot): readonly Garment[] {
  return GARMENTS.filter((garment) => garment.slot === slot);
}
