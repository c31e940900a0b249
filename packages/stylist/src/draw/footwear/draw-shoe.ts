import type { Cloth } from '#garments/cloth.ts';
import type { ShoeCut } from '#garments/cut.ts';
import { CAST_COLOUR } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { px } from '../kit/px.ts';
import { drawBoot } from './boot.ts';
import type { BootLast } from './boot-last.ts';
import { type FootSpace, footSpace } from './foot-space.ts';
import { drawOnLast, type Last } from './last.ts';
import { ANKLE_BOOT, CHELSEA, KNEE_BOOT } from './lasts/boots.ts';
import { MULE, PUMP, SLINGBACK } from './lasts/heels.ts';
import { FLAT, LOAFER, MARY_JANE, OXFORD } from './lasts/leather-shoes.ts';
import { HIGH_TOP, HIKING_BOOT, SNOW_BOOT, WELLINGTON } from './lasts/outdoor-boots.ts';
import { BLOCK_SANDAL, ESPADRILLE, FLAT_SANDAL, SANDAL, SLIDE } from './lasts/sandals.ts';
import { PLATFORM, RUNNER, SNEAKER } from './lasts/trainers.ts';

type Name = ShoeCut['last'];

const BOOTS = {
  'ankle-boot': ANKLE_BOOT,
  chelsea: CHELSEA,
  'knee-boot': KNEE_BOOT,
  'hiking-boot': HIKING_BOOT,
  'snow-boot': SNOW_BOOT,
  wellington: WELLINGTON,
  'high-top': HIGH_TOP,
} as const satisfies Partial<Record<Name, BootLast>>;
type BootName = keyof typeof BOOTS;

const SHOES: Readonly<Record<Exclude<Name, BootName>, Last>> = {
  sneaker: SNEAKER,
  runner: RUNNER,
  platform: PLATFORM,
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
};

/** The small dark ellipse where the sole meets the floor. */
function drawContact({ context, head, at }: FootSpace): string {
  const [x] = at(0.05, 0.56);
  const [, y] = at(0.05, 0.57);
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(0.24 * head)}" ry="${px(0.045 * head)}" fill="${CAST_COLOUR}" fill-opacity=".34" filter="url(#${context.document.blur(5)})"/>`;
}

const isBoot = (last: Name): last is BootName => last in BOOTS;

/** Length of the lower leg in heads, from knee to ankle. */
const LOWER_LEG = 2.14;

/** How far a shoe reaches above the ankle, in heads. */
export function heightAboveAnkle(last: Name): number {
  return isBoot(last) ? (2 - BOOTS[last].top) * LOWER_LEG : 0;
}

/** Draws one shoe without the shadow it stands on, on a foot or standing empty. */
export function drawShoe(
  context: DrawContext,
  side: Side,
  last: Name,
  cloth: Cloth,
  filled: 'worn' | 'empty' = 'worn',
): string {
  const foot = footSpace(context, side);
  return isBoot(last) ? drawBoot(foot, BOOTS[last], cloth) : drawOnLast(foot, SHOES[last], cloth, filled);
}

/** Draws both shoes on the floor; `legOrder` is back to front. */
export function drawShoes(
  context: DrawContext,
  cut: ShoeCut,
  cloth: Cloth,
  legOrder: readonly Side[],
): string {
  return legOrder
    .map((side) => drawContact(footSpace(context, side)) + drawShoe(context, side, cut.last, cloth))
    .join('');
}
