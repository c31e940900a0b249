import type { WeatherInfo } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { STYLE_QUIZ_STRINGS, weatherTexts } from './style-quiz.messages.ts';

const FORECAST: WeatherInfo = {
  requested: true,
  applied: true,
  tag: 'hot',
  source: 'forecast',
  temperature: 24.6,
  city: 'Porto',
};
const textsFor = (info: Partial<WeatherInfo>) =>
  weatherTexts({ filter: 'on', info: { ...FORECAST, ...info } }, STYLE_QUIZ_STRINGS);

describe('weatherTexts', () => {
  // @spec 8.12 Off: 'Weather filtering off' / 'Showing broad recommendations for all climates.'
  it('says that filtering is off', () => {
    expect(weatherTexts({ filter: 'off' }, STYLE_QUIZ_STRINGS)).toEqual({
      face: 'off',
      title: 'Weather filtering off',
      text: 'Showing broad recommendations for all climates.',
    });
  });

  it('says that the forecast is still to be asked for', () => {
    expect(weatherTexts({ filter: 'on', info: undefined }, STYLE_QUIZ_STRINGS).face).toBe('on');
  });

  // @spec 8.13 Applied hot: 'Filtering for warm weather';
  // @spec 8.14 cold: 'Filtering for cooler days';
  it.each([
    ['hot', 'Filtering for warm weather'],
    ['cold', 'Filtering for cooler days'],
  ] as const)('names %s weather', (tag, title) => {
    expect(textsFor({ tag })).toMatchObject({ face: tag, title });
  });

  // @spec 8.15 followed by the city and rounded temperature in C when present, else 'Tailored to today's
  //   forecast.'
  it.each([
    [{}, 'Porto, 25°C'],
    [{ temperature: -0.4 }, 'Porto, 0°C'],
    [{ temperature: null }, 'Porto'],
    [{ city: null }, '25°C'],
    [{ city: null, temperature: 0 }, '0°C'],
    [{ city: '', temperature: null }, "Tailored to today's forecast."],
  ])('follows %o with city and rounded temperature', (info, text) => {
    expect(textsFor(info).text).toBe(text);
  });

  // @spec 8.16 Not applied: 'Weather data unavailable' / 'Showing best matches while we reconnect to the
  //   forecast.'
  it.each([{ applied: false }, { tag: null }])('says so when no weather was applied: %o', (info) => {
    expect(textsFor(info)).toEqual({
      face: 'missing',
      title: 'Weather data unavailable',
      text: 'Showing best matches while we reconnect to the forecast.',
    });
  });
});
