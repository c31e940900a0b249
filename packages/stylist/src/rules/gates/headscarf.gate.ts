import { necklineOf, showsLeg } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';
import { coversArms, coversLegs, isLongAndLoose, wearsHijab } from '../modest-cover.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { isTallBoot } from '../shoe-traits.ts';

const COVERED = new Set(['crew', 'collar', 'roll', 'hood']);

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
    const { figure } = reading.spec;
    if (!wearsHijab(figure)) return undefined;
    if (!coversArms(reading, figure.pose)) return 'A headscarf is worn with long sleeves.';
    if (!hemsLong(reading)) return 'A headscarf is worn with long, easy hems.';
    if (!legsCovered(reading)) return 'A headscarf is worn with covered legs.';
    if (reading.slot('scarf') || reading.slot('necklace'))
      return 'The headscarf drapes where the neckwear would be.';
    return neckCovered(reading) ? undefined : 'A headscarf is worn with a closed neckline.';
  },
};
