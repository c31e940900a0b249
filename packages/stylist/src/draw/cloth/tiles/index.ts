import type { Cloth, ClothName } from '#garments/cloth.ts';
import { floral } from './floral.ts';
import { cable, fineKnit, knit, rib } from './knitted.ts';
import { broderie, gingham, leopard, paisley } from './printed.ts';
import { corduroy, fleece, quilted } from './raised.ts';
import { sequin } from './sequin.ts';
import { breton, check, polka, shirtStripe, tartan } from './striped.ts';
import type { DrawTile } from './tile.ts';
import { denim, herringbone, linen, straw, tweed, wool } from './woven.ts';

/** The texture of each cloth; undefined is smooth (satin, velvet and leather are made by their gradients, tulle by its layers). */
const TILES: Readonly<Record<ClothName, DrawTile | undefined>> = {
  plain: undefined,
  satin: undefined,
  leather: undefined,
  velvet: undefined,
  tulle: undefined,
  denim,
  rib,
  knit,
  cable,
  linen,
  wool,
  tweed,
  breton,
  'shirt-stripe': shirtStripe,
  tartan,
  check,
  herringbone,
  polka,
  sequin,
  floral,
  straw,
  corduroy,
  broderie,
  leopard,
  gingham,
  paisley,
  quilted,
  fleece,
};

/** Returns what draws a cloth's texture: a knit of a fine gauge has one of its own. */
export const tileOf = ({ name, gauge }: Pick<Cloth, 'name' | 'gauge'>): DrawTile | undefined =>
  name === 'knit' && gauge === 'fine' ? fineKnit : TILES[name];
