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
      ...['Easy', 'Quiet', 'Slow', 'Gentle', 'Calm', 'Bright', 'Fresh', 'Soft', 'Sunday'],
      ...['Saturday', 'Weekend', 'Everyday', 'Morning', 'Unhurried', 'Off-duty', 'Relaxed', 'Happy'],
      ...['Carefree', 'Simple', 'Free-day', 'Good-day'],
    ],
    endings: [
      ...['on Saturday', 'on Sunday', 'at noon', 'before noon', 'at ease', 'all day', 'off duty'],
      ...['in good company', 'on slow mornings', 'on clear days', 'without hurry', 'in no rush'],
      ...['after breakfast', 'until late', 'for easy days', 'for long walks', 'for the weekend'],
      ...['on quiet days', 'on free days', 'with time to spare', 'in a good mood'],
    ],
  },
  desk: {
    epithets: [
      ...['Monday', 'Tuesday', 'Thursday', 'Weekday', 'Confident', 'Composed', 'Poised'],
      ...['Sharp', 'Steady', 'Early', 'Smart', 'Calm', 'Quiet', 'Polished', 'Focused', 'Assured'],
      ...['Modern'],
    ],
    endings: [
      ...['on Monday', 'on Tuesday', 'on Thursday', 'at nine', 'before nine', 'on weekdays'],
      ...['for busy days', 'for big days', 'between meetings', 'after the meeting', 'from nine to five'],
      ...['after lunch', 'for the first day', 'in the morning', 'until six', 'for new plans', 'before lunch'],
      ...['all week', 'on Wednesday', 'for the office'],
    ],
  },
  evening: {
    epithets: [
      ...['Evening', 'Midnight', 'Late', 'After-dark', 'Friday-night', 'Saturday-night', 'Bold', 'Daring'],
      ...['Late-night', 'Dressed-up', 'Glamorous', 'Slow-dance', 'Elegant', 'Dreamy'],
      ...['Radiant', 'Romantic', 'Nightfall', 'Confident', 'Soft-light'],
    ],
    endings: [
      ...['after dark', 'after eight', 'after nine', 'at midnight', 'until midnight', 'in low light'],
      ...['on Friday night', 'on Saturday night', 'for the evening', 'late at night', 'for dancing'],
      ...['after hours', 'in the evening', 'for a toast', 'for two', 'past midnight', 'all night long'],
      ...['until dawn', 'at nightfall', 'for a slow dance', 'for tonight'],
    ],
  },
  celebration: {
    epithets: [
      ...['Festive', 'Joyful', 'Proud', 'Radiant', 'Elegant', 'Bright', 'Happy', 'Graceful', 'Splendid'],
      ...['Dressed-up', 'Poised', 'Afternoon', 'Romantic', 'Serene', 'Grand', 'Gracious'],
    ],
    endings: [
      ...['for good news', 'for a celebration', 'for happy days', 'in high spirits', 'at three o’clock'],
      ...['for the big day', 'for a birthday', 'in the afternoon', 'for a toast'],
      ...['with grace', 'until evening', 'for old friends', 'on special days', 'for an anniversary'],
    ],
  },
  country: {
    epithets: [
      ...['Country', 'Open-air', 'Weekend', 'Outdoor', 'Sturdy', 'Easy', 'Quiet', 'Warm-hearted', 'Timeless'],
      ...['Sunday', 'Honest', 'Early', 'Long-walk', 'Fresh-air', 'Slow'],
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
      ...['at a slow pace', 'on foot', 'in all weathers', 'on the long way'],
    ],
  },
  beach: {
    epithets: [
      ...[
        'Seaside',
        'Holiday',
        'Salty',
        'Barefoot',
        'Coastal',
        'Summer',
        'Lazy',
        'Carefree',
        'Easy',
        'Breezy',
      ],
      ...['Slow', 'Sunny', 'Long-weekend', 'Light-hearted', 'Happy', 'Far-away'],
    ],
    endings: [
      ...['by the sea', 'on holiday', 'at low tide', 'after a swim', 'near the water', 'in sea air'],
      ...['all summer', 'without a plan', 'on long days', 'in a breeze', 'for two weeks', 'far from home'],
      ...['out of office', 'on the coast', 'in bare feet'],
    ],
  },
  sport: {
    epithets: [
      ...[
        'Fast',
        'Quick',
        'Light-footed',
        'Lively',
        'Early',
        'Active',
        'Nimble',
        'Fresh',
        'Strong',
        'Steady',
      ],
      ...['Morning', 'Wide-awake', 'Energetic', 'Bold', 'Bright', 'Agile', 'High-energy', 'Upbeat'],
      ...[
        'Weekend',
        'Flexible',
        'Full-speed',
        'Swift',
        'Springy',
        'Spirited',
        'Focused',
        'Cheerful',
        'Sunday',
        'Tuesday',
        'Playful',
        'Dynamic',
        'Sure-footed',
        'Determined',
      ],
      ...['Brisk', 'Tireless', 'Ready', 'Confident', 'Balanced', 'Winning', 'Relaxed', 'Buoyant', 'Supple'],
      ...['Daybreak', 'Vivid', 'Undaunted', 'Monday', 'Wednesday', 'Thursday'],
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
      ...['at sunrise', 'in good form', 'at seven', 'for a fresh start', 'on the run'],
      ...[
        'in the morning',
        'without a break',
        'from the start',
        'to the finish',
        'at top speed',
        'on Saturday',
      ],
      ...['after work', 'without effort', 'every other day', 'two steps ahead', 'on a good day'],
      ...['on Wednesday', 'with ease', 'day after day', 'ahead of time', 'at first light', 'twice a week'],
      ...['in full swing', 'for an hour', 'at six'],
    ],
  },
};

type Weather = 'hot' | 'cool' | 'autumn' | 'rain' | 'cold' | 'snow' | 'night-out' | 'night-in' | 'winter-in';

const WEATHERS: Readonly<Record<Weather, Moods>> = {
  hot: {
    epithets: [
      ...['Summer', 'Sunny', 'Sunlit', 'July', 'August', 'June', 'Warm-day', 'Midday', 'Golden', 'Blue-sky'],
    ],
    endings: [
      ...['in July', 'in August', 'in June', 'in high summer', 'in full sun', 'in the heat', 'at midday'],
      ...['on sunny days', 'in the sun', 'under blue skies'],
    ],
  },
  cool: {
    epithets: ['Grey-day', 'Cool-day', 'April', 'March', 'Windy', 'September', 'Fresh-air', 'Cloudy'],
    endings: [
      ...['under grey skies', 'in cool air', 'in April', 'in March', 'in a breeze', 'in September'],
      ...['on cloudy days', 'in the wind', 'between showers'],
    ],
  },
  autumn: {
    epithets: ['Autumn', 'October', 'November', 'Golden', 'Late-autumn', 'First-frost'],
    endings: ['in October', 'in November', 'in autumn', 'in autumn light', 'in golden light'],
  },
  rain: {
    epithets: ['Rainy-day', 'Wet-day', 'Rainy', 'April', 'Showery'],
    endings: ['in the rain', 'on wet days', 'in soft rain', 'in April', 'in a shower', 'on rainy days'],
  },
  cold: {
    epithets: ['Winter', 'Frosty', 'January', 'February', 'Cold-day', 'Snug', 'Crisp', 'December', 'Cosy'],
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
    epithets: ['Moonlit', 'Starlit', 'Blue-hour', 'Dusk'],
    endings: ['under the stars', 'by moonlight', 'at dusk', 'under the moon', 'at blue hour'],
  },
  'night-in': {
    epithets: ['Lamplit', 'Candlelit'],
    endings: ['by lamplight', 'by candlelight', 'in warm light'],
  },
  'winter-in': {
    epithets: ['Winter', 'Warm', 'Snug', 'Indoor', 'Cosy'],
    endings: ['on winter days', 'in from the cold', 'on cold days', 'in the warm'],
  },
};

/** From here on indoor looks are for the cold months. */
const WINTER_CLO = 0.85;
const HOT_CLO = 0.5;

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
  return reading.clo <= HOT_CLO ? ['hot'] : ['cool'];
}

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
    epithets: moods.flatMap(({ epithets }) => epithets),
    endings: moods.flatMap(({ endings }) => endings),
  };
}
