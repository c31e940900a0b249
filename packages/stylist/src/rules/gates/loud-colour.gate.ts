import type { Gate } from '../gate.ts';

const LOUD_CHROMA = 0.155;
const QUIET_CHROMA = 0.115;
const LOUD_AREA = 0.2;

/** At most one large piece speaks loudly. */
export const loudColour: Gate = {
  id: 'loud-colour',
  check({ main }) {
    const large = main.filter(({ area }) => area > LOUD_AREA);
    const loud = large.filter(({ colour }) => colour.c > LOUD_CHROMA);
    const [first] = loud;
    if (!first) return undefined;
    const rival = large.find(
      (piece) => piece !== first && piece.colour.c > QUIET_CHROMA && piece.colour.h !== first.colour.h,
    );
    return rival && `The ${first.garment.words} and the ${rival.garment.words} are both loud.`;
  },
};
