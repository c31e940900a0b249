import type { ScenePalette, SceneVariant } from '#outfit.ts';
import { at } from '../kit/at.ts';
import { CANVAS_WIDTH_PX, type SvgDocument } from '../kit/svg-document.ts';

/** Where wall meets floor, y in px, unless a scene says otherwise. */
export const HORIZON_PX = 1086;

/** How the figure's shadow falls in this place. */
interface SceneShadow {
  readonly opacity: number;
  /** Standard deviation on the floor in px; the wall's is 1.6 times it. */
  readonly blur: number;
  /** px the shadow leans to the right for each px of the figure's height. */
  readonly slant: number;
  /** Height of the shadow on the floor for each px of the figure's. */
  readonly flatten: number;
  /** In a room the shadow climbs the wall; outdoors there is none. */
  readonly where: 'room' | 'outdoors';
}

/** Light through a window that also falls across the figure. */
export interface WindowLight {
  readonly d: string;
  readonly opacity: number;
  readonly colour: string;
}

/** A painted set: what is behind the figure and the little that falls before it. */
export interface ScenePainting {
  readonly back: string;
  readonly front: string;
  readonly horizonPx: number;
  readonly shadow: SceneShadow;
  readonly windowLight?: WindowLight;
}

export interface SceneContext {
  readonly document: SvgDocument;
  readonly palette: ScenePalette;
  readonly variant: SceneVariant;
  readonly seed: number;
  /** `x` moved aside where something in front would cross face or torso at (x, y). */
  readonly beside: (x: number, y: number) => number;
  /** `x` of something on the floor, moved to the other side of the picture where a dog or a seat would cut it. */
  readonly apart: (x: number) => number;
  readonly random: () => number;
}

export const ROOM_SHADOW: SceneShadow = {
  opacity: 0.26,
  blur: 6,
  slant: 0.34,
  flatten: 0.46,
  where: 'room',
};

/** Outdoors by day: long, low and soft. */
export const OUTDOOR_SHADOW: SceneShadow = {
  opacity: 0.26,
  blur: 4,
  slant: 0.58,
  flatten: 0.1,
  where: 'outdoors',
};

/** `x` of a sun or a kite, across the picture where it would stand behind the figure's head. */
export function besideHead({ beside }: SceneContext, x: number, y: number): number {
  const across = CANVAS_WIDTH_PX - x;
  const isClear = (at: number) => beside(at, y) === at;
  return !isClear(x) && isClear(across) ? across : x;
}

/** One of several things a place may hold, by seed; the next way it is painted in holds another. */
export function oneInTurn<T>({ random, variant }: SceneContext, things: readonly T[]): T {
  return at(things, (Math.floor(random() * things.length) + variant) % things.length);
}
