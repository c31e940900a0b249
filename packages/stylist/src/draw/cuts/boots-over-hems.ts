import type { ShoeCut, TrousersCut } from '#garments/cut.ts';
import { LASTS } from '../footwear/lasts/index.ts';
import type { BootShaft } from './bottoms/tucked-hem.ts';
import type { WornItems } from './worn-items.ts';

/** Hems that go into a boot, by its last; wider ones fall over it. */
const HEMS_INSIDE: Readonly<Partial<Record<ShoeCut['last'], ReadonlySet<TrousersCut['fit']>>>> = {
  'knee-boot': new Set(['slim', 'legging', 'jogger']),
  'snow-boot': new Set(['slim', 'legging', 'jogger', 'taper', 'straight']),
};

/** Returns the shafts that hems are tucked into, or undefined where they fall over the shoes. */
export function bootsOverHems({ shoes, bottom }: Pick<WornItems, 'shoes' | 'bottom'>): BootShaft | undefined {
  if (!shoes || bottom?.cut.type !== 'trousers') return undefined;
  if (!HEMS_INSIDE[shoes.cut.last]?.has(bottom.cut.fit)) return undefined;
  return LASTS[shoes.cut.last].shaft;
}
