import { colourDifference } from '#colour/difference.ts';
import { isMarkedCloth } from '#garments/cloth-traits.ts';
import { coloursWorn } from '../colours-worn.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import type { Score } from '../score.ts';

const ONE_COLOUR = 0.02;
/** What clothes are worth that anybody could have put on in the dark. */
const PLAIN = 0.3;

const isSet = ({ slot }: OutfitReading) => {
  const [top, bottom] = [slot('top'), slot('bottom')];
  return (
    top !== undefined && bottom !== undefined && colourDifference(top.colour, bottom.colour) < ONE_COLOUR
  );
};

/** A plain top and plain trousers have one idea beside them: a scarf, a hat, a second colour, or one and the same. */
export const idea: Score = {
  id: 'idea',
  weight: 0.06,
  rate(reading, { needs }) {
    const { main, slot } = reading;
    const isPlain =
      slot('dress') === undefined &&
      slot('layer') === undefined &&
      slot('coat') === undefined &&
      main.every(({ cloth }) => !isMarkedCloth(cloth));
    if (needs === 'sport' || !isPlain || isSet(reading)) return 1;
    const isTold =
      coloursWorn(reading).length > 1 || slot('scarf') !== undefined || slot('hat') !== undefined;
    return isTold ? 1 : PLAIN;
  },
};
