import { colourDifference } from '#colour/difference.ts';
import { isHeavyKnit, isPrint, isShiny, isTellingWeave } from '#garments/cloth-traits.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading, WornGarment } from '../outfit-reading.ts';

const SET_DIFFERENCE = 0.02;

const isSet = (pieces: readonly WornGarment[]) =>
  pieces.every(
    ({ item, colour }) =>
      item.cloth.name === pieces[0]?.item.cloth.name &&
      colourDifference(colour, pieces[0]?.colour ?? colour) < SET_DIFFERENCE,
  );

function twiceUnlessSet(reading: OutfitReading, has: (piece: WornGarment) => boolean): boolean {
  const pieces = reading.main.filter(has);
  return pieces.length > 1 && !isSet(pieces);
}

/** One shiny cloth, one heavy knit, one print, and no telling weave twice, sets apart. */
export const texture: Gate = {
  id: 'texture',
  check(reading) {
    if (twiceUnlessSet(reading, ({ item }) => isShiny(item.cloth.name))) return 'Two cloths shine.';
    if (reading.worn.filter(({ item }) => isPrint(item.cloth.name)).length > 1) {
      return twiceUnlessSet(reading, ({ item }) => isPrint(item.cloth.name))
        ? 'Two prints meet.'
        : printsBeyondSet(reading);
    }
    const names = reading.worn.map(({ item }) => item.cloth.name);
    if (names.includes('sequin') && names.some(isPrint)) return 'Sequins and a print contend.';
    const knits = reading.main.filter(
      ({ item, garment }) => isHeavyKnit(item.cloth.name) && garment.volume > 2,
    );
    if (knits.length > 1) return 'Two heavy knits meet.';
    const weaves = reading.main.map(({ item }) => item.cloth.name).filter(isTellingWeave);
    const twice = weaves.find((name, index) => weaves.indexOf(name) !== index);
    if (twice && twiceUnlessSet(reading, ({ item }) => item.cloth.name === twice))
      return `Two pieces are in ${twice}.`;
    return undefined;
  },
};

/** A print on an accessory beside a printed piece. */
function printsBeyondSet({ worn, main }: OutfitReading): string | undefined {
  const onMain = main.some(({ item }) => isPrint(item.cloth.name));
  const onRest = worn.some((piece) => !main.includes(piece) && isPrint(piece.item.cloth.name));
  return onMain && onRest ? 'Two prints meet.' : undefined;
}
