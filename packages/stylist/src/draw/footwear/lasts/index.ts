import type { ShoeCut } from '#garments/cut.ts';
import type { Last } from '../last.ts';
import { ANKLE_BOOT, CHELSEA, KNEE_BOOT } from './boots.ts';
import { MULE, PUMP, SLINGBACK } from './heels.ts';
import { FLAT, LOAFER, MARY_JANE, OXFORD } from './leather-shoes.ts';
import { HIGH_TOP, HIKING_BOOT, SNOW_BOOT, WELLINGTON } from './outdoor-boots.ts';
import { BLOCK_SANDAL, ESPADRILLE, FLAT_SANDAL, SANDAL, SLIDE } from './sandals.ts';
import { PLATFORM, RUNNER, SNEAKER } from './trainers.ts';

/** Every last of the wardrobe. */
export const LASTS: Readonly<Record<ShoeCut['last'], Last>> = {
  sneaker: SNEAKER,
  runner: RUNNER,
  platform: PLATFORM,
  'high-top': HIGH_TOP,
  loafer: LOAFER,
  oxford: OXFORD,
  'mary-jane': MARY_JANE,
  flat: FLAT,
  pump: PUMP,
  slingback: SLINGBACK,
  mule: MULE,
  sandal: SANDAL,
  'flat-sandal': FLAT_SANDAL,
  'block-sandal': BLOCK_SANDAL,
  slide: SLIDE,
  espadrille: ESPADRILLE,
  'ankle-boot': ANKLE_BOOT,
  chelsea: CHELSEA,
  'knee-boot': KNEE_BOOT,
  'hiking-boot': HIKING_BOOT,
  'snow-boot': SNOW_BOOT,
  wellington: WELLINGTON,
};
