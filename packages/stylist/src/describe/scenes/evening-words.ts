import type { SceneName } from '#outfit.ts';
import type { SceneWords } from './scene-words.types.ts';

/** Rooms after dark. */
export const EVENING_WORDS = {
  night: {
    place: 'by lamplight before a heavy curtain',
    moments: [
      'by lamplight',
      'after dark',
      'at a table for two',
      'in the jazz cellar',
      'for the slow dance',
      'behind the curtain',
      'at the second set',
      'till the last train',
      'in the quiet corner',
    ],
    epithets: ['Lamplit', 'Jazz-cellar', 'Slow-dance', 'After-dark', 'Second-set', 'Supper-club'],
  },
  disco: {
    place: 'under a mirror ball',
    moments: [
      'under the mirror ball',
      'on the dance floor',
      'at midnight',
      'till two',
      'for the encore',
      'at the last song',
      'under house lights',
      'in the front row',
    ],
    epithets: ['Midnight', 'Mirror-ball', 'Encore', 'Dance-floor', 'Spotlit', 'Last-song'],
  },
  'wine-bar': {
    place: 'in a wine bar',
    moments: [
      'at the wine bar',
      'at the second glass',
      'by the bottles',
      'at the late table',
      'by candle end',
      'for a nightcap',
      'at the zinc counter',
      'before the kitchen closes',
    ],
    epithets: ['Wine-bar', 'Second-glass', 'Nightcap', 'Late-table', 'Aperitif', 'Candle-end'],
  },
  foyer: {
    place: 'in the foyer of a theatre',
    moments: [
      'in the foyer',
      'at the interval',
      'before the curtain',
      'on opening night',
      'on the theatre stairs',
      'at the coat check',
      'in row seven',
      'in the front circle',
    ],
    epithets: ['Opening-night', 'Interval', 'Foyer', 'Front-circle', 'Box-office', 'Curtain-up'],
  },
} as const satisfies Partial<Record<SceneName, SceneWords>>;
