import type { SceneName } from '#outfit.ts';
import type { SceneWords } from './scene-words.types.ts';

/** Rooms by day. */
export const INDOOR_WORDS = {
  office: {
    place: 'before tall office windows',
    moments: [
      'by ten',
      'at nine sharp',
      'before the meeting',
      'at the window desk',
      'by the tall windows',
      'in the corner office',
      'on a clear calendar',
      'at the first agenda',
      'after the second coffee',
    ],
    epithets: ['Nine-sharp', 'Corner-office', 'Window-desk', 'Monday', 'Morning-brief', 'Boardroom'],
  },
  library: {
    place: 'before the shelves of a library',
    moments: [
      'in the library',
      'in the reading room',
      'between the stacks',
      'at the long desk',
      'under the green lamp',
      'by the card index',
      'in the quiet hours',
      'on the ladder',
    ],
    epithets: ['Library', 'Reading-room', 'Footnote', 'Quiet-hour', 'Archive', 'Index-card'],
  },
  loft: {
    place: 'in a bright loft',
    moments: [
      'in the loft',
      'under the skylight',
      'by the big windows',
      'in factory light',
      'at the drawing table',
      'on bare boards',
      'at the long table',
      'above the workshops',
    ],
    epithets: ['Loft', 'Skylight', 'Studio-day', 'Drawing-table', 'Factory-light', 'Brick-wall'],
  },
  salon: {
    place: 'in a panelled room',
    moments: [
      'on the parquet',
      'in the music room',
      'by the tall doors',
      'at the long table',
      'in the long gallery',
      'before the recital',
      'in the drawing room',
      'on the grand stair',
    ],
    epithets: ['Parquet', 'Recital', 'Music-room', 'Drawing-room', 'Long-table', 'Grand-stair'],
    evening: {
      place: 'in a panelled room by lamplight',
      moments: [
        'on the parquet',
        'by candlelight',
        'after the recital',
        'under the chandelier',
        'at the long table',
        'for the last toast',
        'on the grand stair',
        'by the piano',
      ],
      epithets: ['Candlelit', 'Chandelier', 'Ballroom', 'Recital', 'Grand-stair', 'Dinner-bell'],
    },
  },
  studio: {
    place: 'against a plain studio backdrop',
    moments: [
      'in the studio',
      'against plain paper',
      'in even light',
      'on the white cove',
      'at the first class',
      'in soft light',
      'by the mirror',
      'on a free morning',
    ],
    epithets: ['Studio', 'Plain-paper', 'Even-light', 'Early-class', 'Backdrop', 'Slow-morning'],
  },
} as const satisfies Partial<Record<SceneName, SceneWords>>;
