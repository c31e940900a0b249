import type { SceneName } from '../outfit.ts';
import { EVENING_WORDS } from './scenes/evening-words.ts';
import { INDOOR_WORDS } from './scenes/indoor-words.ts';
import { OPEN_AIR_WORDS } from './scenes/open-air-words.ts';
import type { SceneWords } from './scenes/scene-words.types.ts';
import { SPORT_WORDS } from './scenes/sport-words.ts';
import { TOWN_WORDS } from './scenes/town-words.ts';
import { WEATHER_WORDS } from './scenes/weather-words.ts';

const WORDS: Readonly<Record<SceneName, SceneWords>> = {
  ...OPEN_AIR_WORDS,
  ...WEATHER_WORDS,
  ...TOWN_WORDS,
  ...INDOOR_WORDS,
  ...EVENING_WORDS,
  ...SPORT_WORDS,
};

/** Returns the words of a place in a light. */
export function sceneWords(name: SceneName, light: 'day' | 'evening'): Omit<SceneWords, 'evening'> {
  const words = WORDS[name];
  return light === 'evening' ? (words.evening ?? words) : words;
}
