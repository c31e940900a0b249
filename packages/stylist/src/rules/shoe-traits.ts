import type { ShoeCut } from '../garments/cut.ts';
import type { Garment } from '../garments/garment.ts';
import { isShorts, showsAnkle, showsLeg } from '../garments/silhouette.ts';

interface ShoeTraits {
  /** `open` shows toes or heel, `tall` reaches the knee. */
  readonly shape: 'open' | 'low' | 'boot' | 'tall';
  /** Worn with socks, which count towards its warmth and leave no room for tights. */
  readonly under: 'socks' | 'bare-or-tights';
  /** May carry the accent colour of a look; the rest keeps to leather. */
  readonly colour: 'leather' | 'accent';
}

const shoe = (
  shape: ShoeTraits['shape'],
  under: ShoeTraits['under'] = 'bare-or-tights',
  colour: ShoeTraits['colour'] = 'leather',
): ShoeTraits => ({ shape, under, colour });

const SHOES: Readonly<Record<ShoeCut['last'], ShoeTraits>> = {
  sneaker: shoe('low', 'socks'),
  loafer: shoe('low', 'bare-or-tights', 'accent'),
  pump: shoe('low', 'bare-or-tights', 'accent'),
  'ankle-boot': shoe('boot', 'socks'),
  sandal: shoe('open', 'bare-or-tights', 'accent'),
  'knee-boot': shoe('tall'),
  runner: shoe('low', 'socks'),
  flat: shoe('low', 'bare-or-tights', 'accent'),
  chelsea: shoe('boot', 'socks'),
  oxford: shoe('low'),
  'mary-jane': shoe('low', 'bare-or-tights', 'accent'),
  mule: shoe('open', 'bare-or-tights', 'accent'),
  slingback: shoe('open', 'bare-or-tights', 'accent'),
  espadrille: shoe('open', 'bare-or-tights', 'accent'),
  'block-sandal': shoe('open', 'bare-or-tights', 'accent'),
  slide: shoe('open'),
  'flat-sandal': shoe('open', 'bare-or-tights', 'accent'),
  platform: shoe('low', 'socks'),
  'high-top': shoe('low', 'socks'),
  'hiking-boot': shoe('boot', 'socks'),
  'snow-boot': shoe('boot', 'socks'),
  wellington: shoe('tall', 'socks'),
};

/** What kind of shoe a garment is; undefined for anything that is none. */
export function shoeTraits(garment: Garment | undefined): ShoeTraits | undefined {
  return garment?.cut.type === 'shoe' ? SHOES[garment.cut.last] : undefined;
}

/** Tells whether shoes are laced to the toe, as Oxfords and brogues are. */
export const isLaced = (shoes: Garment | undefined): boolean =>
  shoes?.cut.type === 'shoe' && shoes.cut.last === 'oxford';

export const isBoot = (garment: Garment | undefined) => {
  const shape = shoeTraits(garment)?.shape;
  return shape === 'boot' || shape === 'tall';
};

/** Where the shaft of a tall boot ends, heads down from the top of the figure. */
export const BOOT_TOP = 6.95;

export const isTallBoot = (garment: Garment | undefined) => shoeTraits(garment)?.shape === 'tall';

/** Socks that end inside the leg of trousers. */
export const isTrouserSock = ({ cut }: Garment) => cut.type === 'socks' && cut.height === 'calf';

/** Leather shoes that are worn with socks in the cold. */
const SOCKED_IN_THE_COLD: ReadonlySet<string> = new Set(['oxford', 'loafer']);

/** Low shoes that are worn with socks in the cold. */
export function takesSocks(shoes: Garment | undefined): boolean {
  const traits = shoeTraits(shoes);
  if (shoes?.cut.type !== 'shoe' || traits?.shape !== 'low') return false;
  return traits.under === 'socks' || SOCKED_IN_THE_COLD.has(shoes.cut.last);
}

/** Whether socks are seen between trousers and shoes. */
export const takesTrouserSocks = (legged: Garment, shoes: Garment | undefined): boolean =>
  showsAnkle(legged.cut) && takesSocks(shoes);

/** Whether socks are seen above trainers on bare legs. */
export function takesSportSocks(legged: Garment, shoes: Garment | undefined): boolean {
  const traits = shoeTraits(shoes);
  const baresCalf = showsLeg(legged.cut) || isShorts(legged.cut);
  return baresCalf && traits?.shape === 'low' && traits.under === 'socks';
}

/** Tights show under a closed shoe that is worn without socks, and under boots. */
export function takesTights(garment: Garment | undefined): boolean {
  const traits = shoeTraits(garment);
  if (!traits || traits.shape === 'open') return false;
  return isBoot(garment) || traits.under === 'bare-or-tights';
}
