import type { Style, Vibe } from './vocabulary.ts';

/** One of the six instant-style choices (spec section 3, "Instant vibe option"). */
export interface InstantOption {
  readonly label: string;
  readonly value: string;
  readonly vibe: Vibe;
  /** The text of the result card. */
  readonly description: string;
  readonly style: Style;
  readonly occasion: string;
  /** What this kind of look is called when a look has no name of its own. */
  readonly title: string;
}

export const WEATHER_OPTIONS: readonly InstantOption[] = [
  {
    label: 'Sunny',
    value: 'sunny',
    vibe: 'sunny',
    description:
      'Light cloth that moves with the air, colour that likes the light, and somewhere to put your sunglasses.',
    style: 'Casual',
    occasion: 'A warm, bright day',
    title: 'Made for the sun',
  },
  {
    label: 'Cloudy',
    value: 'cloudy',
    vibe: 'cloudy',
    description: 'A layer you can take off, a colour the sky forgot, and shoes that do not mind a puddle.',
    style: 'Casual',
    occasion: 'A grey, mild day',
    title: 'Layers for a grey day',
  },
  {
    label: 'Cold',
    value: 'cold',
    vibe: 'cold',
    description:
      'Warmth where it counts, one good texture on top, and a line that stays clean under all of it.',
    style: 'Casual',
    occasion: 'A cold day',
    title: 'Warm from head to toe',
  },
];

export const OCCASION_OPTIONS: readonly InstantOption[] = [
  {
    label: 'Work',
    value: 'work',
    vibe: 'work',
    description: 'Tailoring with room to breathe. Sharp at nine, still comfortable at six.',
    style: 'Formal',
    occasion: 'A day at work',
    title: 'Ready for the room',
  },
  {
    label: 'Casual',
    value: 'casual',
    vibe: 'casual',
    description: 'Easy pieces in good proportion: the kind of plain that people ask you about.',
    style: 'Casual',
    occasion: 'A day off',
    title: 'Easy, on purpose',
  },
  {
    label: 'Date Night',
    value: 'date',
    vibe: 'date',
    description: 'One piece that catches the light and the rest that lets it. Dressed, not dressed up.',
    style: 'Party',
    occasion: 'An evening for two',
    title: 'Lamplight ready',
  },
];

export const INSTANT_OPTIONS: readonly InstantOption[] = [...WEATHER_OPTIONS, ...OCCASION_OPTIONS];
