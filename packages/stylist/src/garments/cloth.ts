import type { Oklch } from '../colour/oklch.ts';

/** Weaves, knits and prints the drawing has a texture for; `plain` is an untextured matt cloth. */
export const CLOTHS = [
  'plain',
  'satin',
  'denim',
  'rib',
  'knit',
  'cable',
  'linen',
  'wool',
  'tweed',
  'breton',
  'shirt-stripe',
  'tartan',
  'check',
  'herringbone',
  'polka',
  'sequin',
  'floral',
  'straw',
  'leather',
  'corduroy',
  'velvet',
  'broderie',
  'leopard',
  'gingham',
  'paisley',
  'quilted',
  'fleece',
  'tulle',
] as const;
export type ClothName = (typeof CLOTHS)[number];

/** A cloth in its colours: ground, and the print's or trim's second and third colour where it has them. */
export interface Cloth {
  readonly name: ClothName;
  readonly colour: Oklch;
  readonly second?: Oklch;
  readonly third?: Oklch;
  /** Size of the print, 1 as the texture is drawn. */
  readonly scale?: number;
  /** How finely it is knitted; coarsely unless said. */
  readonly gauge?: 'fine';
}
