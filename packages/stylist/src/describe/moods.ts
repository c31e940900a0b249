import { sleeveOf } from '../garments/silhouette.ts';
import type { SceneName } from '../outfit.ts';
import { feltWeather } from '../rules/felt-weather.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { lightOf, sceneTraits } from '../rules/scene-traits.ts';
import { type Occasion, occasionOf } from './reasons/occasion-of.ts';

/** What a name adds to a garment or a colour: a mood, an hour, a season. */
export interface Moods {
  /** Before it: 'Quiet' in 'Quiet pleats'. */
  readonly epithets: readonly string[];
  /** Behind it: 'in October' in 'Rust tartan in October'; three words at most. */
  readonly endings: readonly string[];
}

const OCCASIONS: Readonly<Record<Occasion, Moods>> = {
  weekend: {
    epithets: [
      ...['Easy', 'Quiet', 'Bright', 'Fresh', 'Soft', 'Sunday'],
      ...['Saturday', 'Weekend', 'Everyday', 'Morning', 'Unhurried', 'Off-duty'],
      ...['Relaxed', 'Simple', 'Friday'],
    ],
    endings: [
      ...['on Saturday', 'on Sunday', 'at noon', 'before noon', 'all day', 'off duty'],
      ...['in good company', 'on slow mornings', 'on clear days', 'in no rush', 'after breakfast'],
      ...['for long walks', 'for the weekend', 'with time to spare', 'in a good mood', 'until supper'],
      ...['on a free Friday', 'for old friends', 'all weekend'],
    ],
  },
  desk: {
    epithets: [
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Weekday', 'Confident'],
      ...['Sharp', 'Smart', 'Early', 'Modern', 'Quiet', 'Friday'],
    ],
    endings: [
      ...['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'at nine', 'before nine'],
      ...[
        'on weekdays',
        'for busy days',
        'between meetings',
        'after the meeting',
        'from nine to five',
        'after lunch',
      ],
      ...['for the first day', 'in the morning', 'until six', 'for new plans', 'before lunch', 'all week'],
      ...['for the office', 'for the interview'],
    ],
  },
  evening: {
    epithets: [
      ...['Evening', 'Midnight', 'Late', 'After-dark', 'Friday-night', 'Saturday-night'],
      ...['Bold', 'Daring', 'Late-night', 'Dressed-up', 'Glamorous', 'Elegant'],
      ...['Radiant', 'Romantic', 'Soft-light'],
    ],
    endings: [
      ...['after dark', 'after eight', 'after nine', 'at midnight', 'until midnight', 'in low light'],
      ...[
        'on Friday night',
        'on Saturday night',
        'for the evening',
        'late at night',
        'for dancing',
        'after hours',
      ],
      ...['in the evening', 'for a toast', 'for two', 'past midnight', 'all night long', 'until dawn'],
      ...['at nightfall', 'for a slow dance', 'for tonight', 'before dinner', 'until late'],
    ],
  },
  celebration: {
    epithets: [
      ...['Festive', 'Joyful', 'Radiant', 'Elegant', 'Bright', 'Dressed-up'],
      ...['Romantic', 'Grand', 'Gracious'],
    ],
    endings: [
      ...[
        'for good news',
        'in high spirits',
        'for a birthday',
        'for a toast',
        'until evening',
        'for old friends',
      ],
      ...['on special days', 'for an anniversary', 'for good company', 'for happy days', 'all afternoon'],
      ...['before dinner'],
    ],
  },
  country: {
    epithets: [
      ...['Country', 'Open-air', 'Weekend', 'Outdoor', 'Sturdy', 'Easy'],
      ...['Quiet', 'Timeless', 'Sunday', 'Early', 'Fresh-air'],
    ],
    endings: [
      ...[
        'for long walks',
        'in open country',
        'at the weekend',
        'in fresh air',
        'far from town',
        'on Sunday',
      ],
      ...[
        'out of town',
        'before breakfast',
        'on country lanes',
        'over the hills',
        'for two days',
        'until dusk',
      ],
      ...['at a slow pace', 'on foot', 'in all weathers', 'on the long way', 'until tea'],
    ],
  },
  beach: {
    epithets: [
      ...['Seaside', 'Holiday', 'Summer', 'Lazy', 'Easy', 'Breezy'],
      ...['Sunny', 'Long-weekend', 'Light-hearted'],
    ],
    endings: [
      ...['by the sea', 'on holiday', 'at low tide', 'near the water', 'in sea air', 'all summer'],
      ...['without a plan', 'on long days', 'in a breeze', 'for two weeks', 'far from home', 'out of office'],
      ...['on the coast', 'until September', 'in the shade'],
    ],
  },
  sport: {
    epithets: [
      ...['Fast', 'Quick', 'Light-footed', 'Lively', 'Early', 'Active'],
      ...['Nimble', 'Fresh', 'Strong', 'Steady', 'Morning', 'Energetic'],
      ...['Bold', 'Bright', 'Agile', 'Upbeat', 'Weekend', 'Full-speed'],
      ...['Swift', 'Springy', 'Spirited', 'Sunday', 'Tuesday', 'Playful'],
      ...['Dynamic', 'Brisk', 'Ready', 'Confident', 'Relaxed', 'Daybreak'],
      ...['Vivid', 'Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ],
    endings: [
      ...[
        'on the move',
        'at full speed',
        'at an easy pace',
        'before breakfast',
        'on training days',
        'in motion',
      ],
      ...['at sunrise', 'in good form', 'at seven', 'for a fresh start', 'on the run', 'in the morning'],
      ...['at top speed', 'on Saturday', 'after work', 'on Wednesday', 'at first light', 'twice a week'],
      ...['at six', 'on Tuesday', 'on Sunday', 'before work', 'on Thursday', 'from Monday'],
      ...['all week', 'without excuses', 'at the weekend', 'on Friday', 'until Sunday'],
    ],
  },
};

type Weather = 'hot' | 'cool' | 'autumn' | 'rain' | 'cold' | 'snow' | 'night-out' | 'night-in' | 'winter-in';

const WEATHERS: Readonly<Record<Weather, Moods>> = {
  hot: {
    epithets: [...['Summer', 'Sunny', 'Sunlit', 'July', 'August', 'June', 'Midday', 'Blue-sky']],
    endings: [
      ...['in July', 'in August', 'in June', 'in high summer', 'in full sun', 'in the heat', 'at midday'],
      ...['on sunny days', 'in the sun', 'under blue skies'],
    ],
  },
  cool: {
    epithets: ['April', 'March', 'Windy', 'September', 'Fresh-air', 'Cloudy'],
    endings: [
      ...['under grey skies', 'in cool air', 'in April', 'in March', 'in a breeze', 'in September'],
      ...['on cloudy days', 'in the wind', 'between showers'],
    ],
  },
  autumn: {
    epithets: ['Autumn', 'October', 'November', 'Late-autumn', 'First-frost'],
    endings: ['in October', 'in November', 'in autumn', 'in autumn light', 'in golden light'],
  },
  rain: {
    epithets: ['Rainy-day', 'Wet-day', 'Rainy', 'April', 'Showery'],
    endings: ['in the rain', 'on wet days', 'in soft rain', 'in April', 'in a shower', 'on rainy days'],
  },
  cold: {
    epithets: ['Winter', 'Frosty', 'January', 'February', 'Snug', 'Crisp', 'December', 'Cosy'],
    endings: [
      ...['in January', 'in February', 'in December', 'in the cold', 'on frosty days', 'in crisp air'],
      ...['in winter light', 'on cold mornings', 'for cold days', 'in winter'],
    ],
  },
  snow: {
    epithets: ['Snowy', 'Snow-day', 'First-snow'],
    endings: ['in the snow', 'in first snow', 'on snowy days', 'on white mornings', 'below zero'],
  },
  'night-out': {
    epithets: ['Moonlit', 'Starlit', 'Riverside', 'Sunset', 'Dusk'],
    endings: [
      'under the stars',
      'by moonlight',
      'at dusk',
      'under the moon',
      'at sunset',
      'in the night air',
    ],
  },
  'night-in': {
    epithets: ['Lamplit', 'Candlelit'],
    endings: ['by lamplight', 'by candlelight', 'in warm light'],
  },
  'winter-in': {
    epithets: ['Winter', 'Warm', 'Snug', 'Indoor', 'Cosy'],
    endings: ['on winter days', 'in from the cold', 'on cold days'],
  },
};

/** From here on indoor looks are for the cold months. */
const WINTER_CLO = 0.85;
const HOT_CLO = 0.5;

/** Nobody calls the air cool in short sleeves. */
function baresForearms({ slot, main }: OutfitReading): boolean {
  const base = slot('dress') ?? slot('top');
  const isAlone = main.every(({ garment }) => garment.slot !== 'layer' && garment.slot !== 'coat');
  return isAlone && base !== undefined && sleeveOf(base.garment.cut) !== 'long';
}

function weathersOf(reading: OutfitReading): readonly Weather[] {
  const { scene } = reading.spec;
  const { setting, falls } = sceneTraits(scene.name);
  const light = lightOf(scene);
  if (falls) return falls === 'snow' ? ['snow', 'cold'] : ['rain'];
  if (setting === 'indoors') {
    const wintry: readonly Weather[] = reading.clo >= WINTER_CLO && light === 'day' ? ['winter-in'] : [];
    return light === 'evening' ? ['night-in', ...wintry] : wintry;
  }
  if (light === 'evening') return ['night-out'];
  if (feltWeather(reading) === 'cold') return sceneTraits(scene.name).blooms ? [] : ['cold'];
  if (scene.name === 'autumn') return ['autumn'];
  if (reading.clo <= HOT_CLO) return ['hot'];
  return baresForearms(reading) ? [] : ['cool'];
}

const CLEAR_DAYS: readonly SceneName[] = [
  'sun',
  'terrace',
  'garden',
  'street',
  'park',
  'court',
  'market',
  'arch',
];
const AT_WORK: readonly SceneName[] = ['office', 'arch', 'library', 'loft', 'street'];
const BY_THE_SEA: readonly SceneName[] = ['terrace'];
const WINDY: readonly SceneName[] = ['harbour', 'cloud', 'terrace', 'autumn'];
const IN_THE_GREEN: readonly SceneName[] = ['park', 'autumn', 'cloud', 'rain', 'lodge', 'snow', 'garden'];
const WET_OR_DIM: readonly SceneName[] = ['rain', 'snow', 'cloud', 'harbour'];

const isIn =
  (places: readonly SceneName[]) =>
  ({ spec: { scene } }: OutfitReading) =>
    places.includes(scene.name);
const isByDay = ({ spec: { scene } }: OutfitReading) => lightOf(scene) === 'day' && scene.name !== 'foyer';
const isOutside = ({ spec: { scene } }: OutfitReading) => sceneTraits(scene.name).setting === 'outdoors';
const goesOnFoot = ({ spec: { figure } }: OutfitReading) => figure.aid !== 'wheelchair';

/** Words of an hour, a weather or a place, and whether the picture lets one believe them. */
const BELIEVED: readonly (readonly [RegExp, (reading: OutfitReading) => boolean])[] = [
  [/noon|midday|sun\b|sunny|sunlit|blue.sk|clear days|\bshade\b|golden|heat/i, isIn(CLEAR_DAYS)],
  [
    /noon|breakfast|morning|lunch|before nine|sunrise|first light|daybreak|at (nine|seven|six)|coffee|early/i,
    isByDay,
  ],
  [/sunrise|first light|daybreak|fresh.air|open-air/i, isOutside],
  [/meeting|nine to five|interview|desk/i, isIn(AT_WORK)],
  [/\b(sea|seaside|coast|tide|water|sea air)\b/i, isIn(BY_THE_SEA)],
  [/wind|breeze|breezy/i, isIn(WINDY)],
  [/country|hills|out of town|far from town|long way/i, isIn(IN_THE_GREEN)],
  [/walks|on foot|on the run/i, (reading) => isOutside(reading) && goesOnFoot(reading)],
  [/grey|cloudy|showers/i, isIn(WET_OR_DIM)],
  [/star|moon|riverside/i, isIn(['riverside'])],
  [/sunset|dusk/i, isIn(['rooftop', 'fair', 'park', 'autumn', 'lodge'])],
  [/low light|soft-light/i, ({ spec }) => lightOf(spec.scene) === 'evening'],
];
const isBelieved = (words: string, reading: OutfitReading) =>
  BELIEVED.every(([said, holds]) => !said.test(words) || holds(reading));

/** Grey skies and showers are no names for clothes that dress up for something. */
const IN_NO_WEATHER: ReadonlySet<Occasion> = new Set(['evening', 'celebration']);
const UNFESTIVE: ReadonlySet<Weather> = new Set(['cool', 'rain']);

/** The moods of a look, by what it is for and by the weather it stands in. */
export function moodsOf(reading: OutfitReading): Moods {
  const occasion = occasionOf(reading, lightOf(reading.spec.scene));
  const weathers = weathersOf(reading).filter(
    (weather) => !IN_NO_WEATHER.has(occasion) || !UNFESTIVE.has(weather),
  );
  const moods = [OCCASIONS[occasion], ...weathers.map((weather) => WEATHERS[weather])];
  return {
    epithets: moods.flatMap(({ epithets }) => epithets).filter((words) => isBelieved(words, reading)),
    endings: moods.flatMap(({ endings }) => endings).filter((words) => isBelieved(words, reading)),
  };
}
