import type { WeatherTag } from '@glow/api';
import type { Mood } from '../colour/harmony.ts';
import type { Daring } from '../colour/story-kind.ts';
import { type Condition, REGISTERS, type Register } from '../garments/garment.ts';
import type { SceneName } from '../outfit.ts';

/** Which pieces make up a look, shoes and extras aside. */
export const PLANS = [
  'dress',
  'dress-and-layer',
  'dress-and-coat',
  'separates',
  'separates-and-layer',
  'separates-and-coat',
] as const;
export type Plan = (typeof PLANS)[number];

/** A hand above the knee, where hems end that are not short. */
export const ABOVE_THE_KNEE = 5.6;

/** What a request asks of a look, as numbers the rules can hold it to. */
export interface Brief {
  /** The vibe, or style and weather, it was made from. */
  readonly id: string;
  /** Mean formality of the main pieces, 0–8. */
  readonly formality: { readonly target: number; readonly min: number; readonly max: number };
  /** Sum of garment insulation in clo, underwear included. */
  readonly clo: { readonly target: number; readonly min: number; readonly max: number };
  /** The look must be able to face one of these. */
  readonly faces: readonly Condition[];
  /** The tag the computed clo has to carry. */
  readonly weather?: WeatherTag;
  /**
   * `sport`: top, bottom, shoes and bag are athletic; `shine`: satin, sequins or a piece made for an evening; `polish`: a
   * dress, a jacket or coat, or a top of silk, tied or draped.
   */
  readonly needs?: 'sport' | 'shine' | 'polish';
  /** `sport` pieces stay out of looks for anything else. */
  readonly leavesOut: readonly ('sport' | 'occasion')[];
  /** Hems end here or lower, in heads from the top of the figure. */
  readonly hemFrom?: number;
  /** Contrasting colours side by side: welcome in the evening, not at work. */
  readonly daring: Daring;
  readonly moods: readonly Mood[];
  /** The worlds the look may come from, by share. */
  readonly registers: Readonly<Partial<Record<Register, number>>>;
  /** How often each plan is dealt. */
  readonly plans: Readonly<Partial<Record<Plan, number>>>;
  readonly scenes: Readonly<Partial<Record<SceneName, number>>>;
}

/** The registers a brief asks for. */
export const registersOf = ({ registers }: Pick<Brief, 'registers'>): readonly Register[] =>
  REGISTERS.filter((register) => (registers[register] ?? 0) > 0);
