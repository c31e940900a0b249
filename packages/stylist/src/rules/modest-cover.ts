import type { Cut } from '../garments/cut.ts';
import type { Garment } from '../garments/garment.ts';
import { hemOf, sleeveOf } from '../garments/silhouette.ts';
import type { FigureSpec, PoseName } from '../outfit.ts';
import type { OutfitReading } from './outfit-reading.ts';

/** A skirt that ends here or lower counts as long, in heads down from the top of the figure: mid-calf. */
const LONG_HEM = 6.4;
/** Trousers reach the ankle. */
const FULL_LENGTH = 8;

/** Returns true for a figure in a hijab; a headwrap is none. */
export const wearsHijab = ({ headscarf }: Pick<FigureSpec, 'headscarf'>): boolean =>
  headscarf !== undefined && headscarf.drape !== 'headwrap';

/** Returns true for long sleeves in a pose: a jacket over one shoulder covers no arm. */
export const coversArms = ({ main }: Pick<OutfitReading, 'main'>, pose: PoseName): boolean =>
  main.some(
    ({ garment: { slot, cut } }) => sleeveOf(cut) === 'long' && !(slot === 'layer' && pose === 'jacket-over'),
  );

/** A skirt, dress or pair of trousers long and loose enough to be worn with a hijab; anything but these is. */
export function isLongAndLoose(cut: Cut): boolean {
  switch (cut.type) {
    case 'trousers':
    case 'jumpsuit':
      return cut.fit !== 'legging' && (hemOf(cut) ?? 0) >= FULL_LENGTH;
    case 'skirt':
    case 'dress':
      return cut.hem >= LONG_HEM && !(cut.type === 'skirt' && cut.front === 'slit');
    default:
      return true;
  }
}

/** Stockings one cannot see through: no sheer tights, no socks. */
export function coversLegs(hosiery: Garment | undefined): boolean {
  return hosiery?.cut.type === 'tights' && hosiery.cut.denier !== 'sheer';
}
