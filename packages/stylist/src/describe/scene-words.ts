import type { SceneName } from '../outfit.ts';
import { EVENING_WORDS } from './scenes/evening-words.ts';
import { INDOOR_WORDS } from './scenes/indoor-words.ts';
import { OPEN_AIR_WORDS } from './scenes/open-air-words.ts';
import { SPORT_WORDS } from './scenes/sport-words.ts';
import { TOWN_WORDS } from './scenes/town-words.ts';
import { WEATHER_WORDS } from './scenes/weather-words.ts';

/** What is said of a place; true of all its variants. */
export interface SceneWords {
  /** Where the figure stands, as the end of a sentence. */
  readonly place: string;
  /** Ends of names: 'by noon', 'on the quay'. */
  readonly moments: readonly string[];
  /** Beginnings of names: 'Quayside' in 'Quayside stripes'. */
  readonly epithets: readonly string[];
  /** What differs by lamplight, for places painted in both lights. */
  readonly evening?: Omit<SceneWords, 'evening'>;
}

const WORDS: Readonly<Record<SceneName, SceneWords>> = {
  ...OPEN_AIR_WORDS,
  ...WEATHER_WORDS,
  ...TOWN_WORDS,
  ...INDOOR_WORDS,
  ...EVENING_WORDS,
  ...SPORT_WORDS,
};

/** The words of a place in a light. */
export function sceneWords(name: SceneName, light: 'day' | 'evening'): Omit<SceneWords, 'evening'> {
  const words = WORDS[name];
  return light === 'evening' ? (words.evening ?? words) : words;
}
