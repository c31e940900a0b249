import type { SceneName } from '#outfit.ts';
import type { SceneWords } from './scene-words.types.ts';

/** Places to move in. */
export const SPORT_WORDS = {
  court: {
    place: 'on a tennis court',
    moments: [
      'at the baseline',
      'on centre court',
      'for match point',
      'at deuce',
      'for the first serve',
      'on clay',
      'at the net',
      'between sets',
      'on game day',
    ],
    epithets: ['Courtside', 'Match-point', 'Baseline', 'First-serve', 'Tie-break', 'Club-morning'],
  },
  track: {
    place: 'on a running track',
    moments: [
      'on the track',
      'in lane four',
      'at the starting line',
      'for easy miles',
      'on the last lap',
      'round the bend',
      'for a personal best',
      'before the heat',
    ],
    epithets: ['Trackside', 'Lane-four', 'Last-lap', 'Tempo', 'Easy-mile', 'Relay'],
  },
  gym: {
    place: 'in a gym',
    moments: [
      'at the barre',
      'for the warm-up',
      'at the gym',
      'on rest day',
      'for slow reps',
      'after the class',
      'by the mats',
      'for the cool-down',
    ],
    epithets: ['Warm-up', 'Second-wind', 'Barre', 'Circuit', 'Slow-stretch', 'Training'],
  },
} as const satisfies Partial<Record<SceneName, SceneWords>>;
