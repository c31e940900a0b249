import { OCCASION_OPTIONS, type Vibe, WEATHER_OPTIONS } from '@glow/api';

/** The options of each question that are asked for; a question left without options is not asked. */
export function optionGroups(vibes: readonly Vibe[] | undefined) {
  const groups = [
    { question: 'weather', options: WEATHER_OPTIONS },
    { question: 'plan', options: OCCASION_OPTIONS },
  ] as const;
  return groups
    .map(({ question, options }) => ({
      question,
      options: options.filter(({ vibe }) => !vibes?.length || vibes.includes(vibe)),
    }))
    .filter(({ options }) => options.length > 0);
}
