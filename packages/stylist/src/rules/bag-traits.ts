import type { Garment } from '../garments/garment.ts';

const shapeOf = (garment: Garment | undefined) =>
  garment?.cut.type === 'bag' ? garment.cut.shape : undefined;

/** Steps of formality that a bag may lie above or below what it is carried with. */
const WITHIN_REACH = 1.5;

/** Tells whether a bag is about as dressed up as a look; an umbrella goes with all. */
export const isAsDressedUp = (bag: Garment, bagFormality: number, lookFormality: number): boolean =>
  isUmbrella(bag) || Math.abs(bagFormality - lookFormality) <= WITHIN_REACH + 1e-9;

/** Held in front with one hand. */
export const isClutch = (garment: Garment | undefined) => shapeOf(garment) === 'clutch';

/** Worn on a strap across the body, which would cut across a jacket. */
export const isCrossbody = (garment: Garment | undefined) =>
  shapeOf(garment) === 'shoulder' || shapeOf(garment) === 'camera';

/** Woven for summer. */
export const isBasket = (garment: Garment | undefined) => shapeOf(garment) === 'basket';

/** Carried on both shoulders. */
export const isBackpack = (garment: Garment | undefined) => shapeOf(garment) === 'backpack';

/** Rolled, and carried by its crook. */
export const isUmbrella = (garment: Garment | undefined) => shapeOf(garment) === 'umbrella';
