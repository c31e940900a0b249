import type { Garment } from '#garments/garment.ts';
import { FLOOR_HEM, hasHood, hemOf, showsLeg } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';
import {
  isTallBoot,
  isTrouserSock,
  takesSportSocks,
  takesTights,
  takesTrouserSocks,
} from '../shoe-traits.ts';

const BOOT_TOP = 6.95;
/** Too heavy to come out from under a gown. */
const UNDER_TROUSERS: ReadonlySet<string> = new Set([
  'loafer',
  'mary-jane',
  'ankle-boot',
  'oxford',
  'chelsea',
]);
const lastOf = ({ cut }: Garment) => (cut.type === 'shoe' ? cut.last : '');
/** Puffers, parkas and hooded macs, which are worn with boots, trainers and loafers. */
const MOST_RUGGED = 2;
const isForWeather = (coat: Garment | undefined): boolean =>
  coat !== undefined && (coat.cut.type === 'puffer' || (hasHood(coat.cut) && coat.formality <= MOST_RUGGED));
const STRIDES: ReadonlySet<string> = new Set([
  'walk',
  'step',
  'cross',
  'stride',
  'profile',
  'glance-back',
  'lead',
]);

function hosieryFault(hosiery: Garment | undefined, legged: Garment, shoes: Garment): string | undefined {
  if (!hosiery) return undefined;
  if (isTrouserSock(hosiery))
    return takesTrouserSocks(legged, shoes) || takesSportSocks(legged, shoes)
      ? undefined
      : `No ${hosiery.short} show over the ${shoes.words}.`;
  if ('front' in legged.cut && legged.cut.front === 'slit') return 'A slit is worn over bare legs.';
  if (!showsLeg(legged.cut)) return 'Tights are worn under a skirt or a dress.';
  return takesTights(shoes) ? undefined : `The ${shoes.words} go without tights.`;
}

const strideFault = (hem: number, pose: string) =>
  hem >= FLOOR_HEM && STRIDES.has(pose) ? 'A floor-length hem does not stride.' : undefined;

/** Tall boots and tights need a hem that shows them; a floor-length hem does not stride. */
export const footwear: Gate = {
  id: 'footwear',
  check({ slot, spec }) {
    const legged = slot('dress') ?? slot('bottom');
    const shoes = slot('shoes');
    if (!legged || !shoes) return undefined;
    const hem = hemOf(legged.garment.cut) ?? 0;
    const bare = showsLeg(legged.garment.cut);
    if (isTallBoot(shoes.garment) && !(bare && hem < BOOT_TOP)) return 'Tall boots vanish under the hem.';
    if (hem >= FLOOR_HEM && UNDER_TROUSERS.has(lastOf(shoes.garment))) return 'A gown is worn with heels.';
    const isSlipper = shoes.item.cloth.name === 'velvet' && shoes.garment.cut.type === 'shoe';
    if (isSlipper && shoes.garment.cut.last === 'loafer') {
      if (bare) return 'Velvet slippers go under trousers.';
      if (slot('coat')) return 'Velvet slippers stay indoors.';
    }
    if (lastOf(shoes.garment) === 'oxford' && isForWeather(slot('coat')?.garment))
      return 'Laced dress shoes ask for a tailored coat.';
    const hosiery = slot('hosiery')?.garment;
    return hosieryFault(hosiery, legged.garment, shoes.garment) ?? strideFault(hem, spec.figure.pose);
  },
};
