import type { BodyShape, Style } from '@glow/api';
import type { ForecastTroubleName, WeatherChoice } from './style-quiz.machine.ts';

/** The answers, by their words on the wire. */
const ANSWER_LABELS = {
  Casual: 'Casual',
  Sporty: 'Sporty',
  Formal: 'Formal',
  Party: 'Party',
  Rectangle: 'Rectangle',
  Hourglass: 'Hourglass',
  Pear: 'Pear',
  Round: 'Round',
  'Inverted Triangle': 'Inverted Triangle',
} satisfies Record<Style | BodyShape, string>;

const ANSWER_NOTES = {
  CasualNote: 'Denim, stripes, easy layers',
  SportyNote: 'Made to move, all day',
  FormalNote: 'Tailored lines, quiet colour',
  PartyNote: 'Satin, shine and a little drama',
  RectangleNote: 'One line from shoulder to hip',
  HourglassNote: 'Shoulders and hips alike, a narrower waist',
  PearNote: 'Hips wider than shoulders',
  RoundNote: 'A full middle, one soft line',
  'Inverted TriangleNote': 'Shoulders wider than hips',
} satisfies Record<`${Style | BodyShape}Note`, string>;

/** Every visible text but the measuring helper's. */
export const STYLE_QUIZ_STRINGS = {
  ...ANSWER_LABELS,
  ...ANSWER_NOTES,
  label: 'Style quiz',
  // Section 2.
  progress: 'Question {n} of {total}',
  style: 'What do you like to wear?',
  styleLead: 'Pick the one you reach for most. You can change your mind at any time.',
  bodyShape: 'Which shape is most like yours?',
  bodyShapeLead: 'It sets the lines of your looks. Pick whichever comes closest; there is no wrong one.',
  // Section 2.
  back: 'Back',
  // Section 2.
  next: 'Next Question',
  // Section 2.
  getRecommendations: 'Get Recommendations',
  // Section 2.
  loading: 'Loading...',
  pickOne: 'Choose a card to go on.',
  done: 'Your looks are ready.',
  // Section 8.
  failed: 'Error fetching recommendations',
  retry: 'Try Again',
  helpMeChoose: 'Not sure? Help me choose',
  // Section 2.
  enableWeather: 'Enable weather',
  // Section 2.
  disableWeather: 'Disable weather',
  // Section 8.
  weatherOffTitle: 'Weather filtering off',
  // Section 8.
  weatherOffText: 'Showing broad recommendations for all climates.',
  weatherWhy: 'Dress for the day outside.',
  weatherOnTitle: 'Weather filtering on',
  weatherOnText: "Looking up today's forecast.",
  // Section 8.
  weatherHotTitle: 'Filtering for warm weather',
  // Section 8.
  weatherColdTitle: 'Filtering for cooler days',
  // Section 8.
  weatherTailored: "Tailored to today's forecast.",
  // Section 8.
  weatherMissingTitle: 'Weather data unavailable',
  // Section 8.
  weatherMissingText: 'Showing best matches while we reconnect to the forecast.',
};

export type StyleQuizStrings = typeof STYLE_QUIZ_STRINGS & Partial<ShapeHelpStrings & ForecastTroubleStrings>;

/** The measuring helper's texts, by key; they come with it. */
export type ShapeHelpStrings = Record<
  | 'helpTitle'
  | 'helpLead'
  | 'helpClose'
  | 'helpUnit'
  | 'helpBust'
  | 'helpWaist'
  | 'helpHip'
  | 'helpHighHip'
  | 'helpIncomplete'
  | 'helpRange'
  | 'helpSwitched'
  | 'helpClosest'
  | 'helpChoose',
  string
>;

/** Why there is no forecast, by key; loaded when the weather is enabled. */
export type ForecastTroubleStrings = Record<ForecastTroubleName, string>;

/** What the panel says; `face` names which of its texts those are. */
export interface WeatherTexts {
  readonly face: 'off' | 'on' | 'hot' | 'cold' | 'missing';
  readonly title: string;
  readonly text: string;
}

/** Returns the texts of the weather panel; while the forecast is asked for it says so. */
export function weatherTexts(weather: WeatherChoice, strings: StyleQuizStrings): WeatherTexts {
  const faceOf = (face: 'Off' | 'On' | 'Missing', name: WeatherTexts['face']): WeatherTexts => ({
    face: name,
    title: strings[`weather${face}Title`],
    text: strings[`weather${face}Text`],
  });
  if (weather.filter === 'off') return faceOf('Off', 'off');
  const { info, trouble } = weather;
  if (!info && !trouble) return faceOf('On', 'on');
  if (!info?.applied || !info.tag) return faceOf('Missing', 'missing');
  const { tag, city, temperature } = info;
  const place = [city, typeof temperature === 'number' && `${Math.round(temperature)}°C`].filter(Boolean);
  return {
    face: tag,
    title: tag === 'hot' ? strings.weatherHotTitle : strings.weatherColdTitle,
    text: place.join(', ') || strings.weatherTailored,
  };
}
