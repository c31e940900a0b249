import { closeness, type Score } from '../score.ts';
import { isForCold, warmthRange } from '../warmth-range.ts';

const SIGMA_CLO = 0.25;
/** A client notices sooner that she would freeze. */
const SHORT_IN_THE_COLD = 0.16;

export const warmth: Score = {
  id: 'warmth',
  weight: 0.22,
  rate({ clo, spec }, brief) {
    const { target } = warmthRange(brief, spec.scene.name);
    return closeness(clo, target, isForCold(brief) && clo < target ? SHORT_IN_THE_COLD : SIGMA_CLO);
  },
};
