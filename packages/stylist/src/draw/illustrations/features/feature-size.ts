import type { Size } from '../flat/ground.ts';

/** Size the pictures of the landing's feature blocks are drawn at, px. */
export const FEATURE_SIZE: Size = { width: 1200, height: 900 };
