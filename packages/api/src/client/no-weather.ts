import type { WeatherInfo } from '../schema/quiz.ts';

/** Of an answer that says nothing of the weather. */
export const NO_WEATHER: WeatherInfo = {
  requested: false,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};
