import { necklineOf, showsLeg, sleeveOf } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';
import { coversLegs, isLongAndLoose } from '../modest-cover.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { isTallBoot } from '../shoe-traits.ts';

const COVERED = new Set(['crew', 'collar', 'roll', 'hood']);

/** A jacket over one shoulder covers no arm. */
const armsCovered = ({ main, spec: { figure } }: OutfitReading): boolean =>
  main.some(
    ({ garment: { slot, cut } }) =>
      sleeveOf(cut) === 'long' && !(slot === 'layer' && figure.pose === 'jacket-over'),
  );

const hemsLong = ({ main }: OutfitReading) => main.every(({ garment }) => isLongAndLoose(garment.cut));

const legsCovered = ({ main, slot }: OutfitReading) =>
  !main.some(({ garment }) => showsLeg(garment.cut)) ||
  coversLegs(slot('hosiery')?.garment) ||
  isTallBoot(slot('shoes')?.garment);

const neckCovered = ({ slot }: OutfitReading) => {
  const neckline = (slot('dress') ?? slot('top'))?.garment;
  return neckline !== undefined && COVERED.has(necklineOf(neckline.cut) ?? 'bare');
};

/** A hijab is worn with long sleeves, long hems, covered legs and a closed neckline; a headwrap with anything. */
export const headscarf: Gate = {
  id: 'headscarf',
  check(reading) {
    const { headscarf } = reading.spec.figure;
    if (!headscarf || headscarf.drape === 'headwrap') return undefined;
    if (!armsCovered(reading)) return 'A headscarf is worn with long sleeves.';
    if (!hemsLong(reading)) return 'A headscarf is worn with long, easy hems.';
    if (!legsCovered(reading)) return 'A headscarf is worn with covered legs.';
    if (reading.slot('scarf') || reading.slot('necklace'))
      return 'The headscarf drapes where the neckwear would be.';
    return neckCovered(reading) ? undefined : 'A headscarf is worn with a closed neckline.';
  },
};
