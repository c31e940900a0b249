import type { Garment } from '../garments/garment.ts';

const shapeOf = (garment: Garment | undefined) =>
  garment?.cut.type === 'bag' ? garment.cut.shape : undefined;

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
