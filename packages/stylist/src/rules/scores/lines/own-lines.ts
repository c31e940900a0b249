import { BODY_SHAPES, type BodyShape } from '@glow/api';
import type { Garment, Slot } from '#garments/garment.ts';
import type { WornGarment } from '#rules/outfit-reading.ts';
import type { BodyLine } from './body-line.ts';
import { LOWER_LINES } from './lower-lines.ts';
import { UPPER_LINES } from './upper-lines.ts';

/** All lines, those of the upper half first. */
export const BODY_LINES: readonly BodyLine[] = [...UPPER_LINES, ...LOWER_LINES];

const DEFAULT_SUITS = 0.4;
/** How gladly a line is drawn on a shape, 0–1. */
export const suits = (line: BodyLine, shape: BodyShape) => line.suits[shape] ?? DEFAULT_SUITS;

const known = new Map<Garment, readonly BodyLine[]>();

/** The lines a garment draws whatever is worn with it. */
export function ownLines(garment: Garment): readonly BodyLine[] {
  const kept = known.get(garment);
  if (kept) return kept;
  const [worn] = garment.wears ?? [];
  const alone: WornGarment = {
    garment,
    item: {
      garment: garment.id,
      cloth: { name: garment.cloths[0].name, colour: { l: 0, c: 0, h: 0 } },
      ...(worn ? { worn } : {}),
    },
    option: garment.cloths[0],
    cloth: garment.cloths[0].name,
    colour: { l: 0, c: 0, h: 0 },
    tint: 'neutral',
    formality: garment.formality,
    registers: garment.registers,
    area: 1,
  };
  const lines = BODY_LINES.filter(({ holds }) =>
    holds({ slot: (slot: Slot) => (slot === garment.slot ? alone : undefined) }),
  );
  known.set(garment, lines);
  return lines;
}

/** A line that suits no more than this works against a shape. */
const AGAINST = 0.3;
/** How strongly a shape's lines are sought. */
const PULL = 2.9;

/** Returns true for a garment with a line that works against a shape: it may be worn, but does not lead. */
export const worksAgainst = (garment: Garment, shape: BodyShape) =>
  ownLines(garment).some((line) => suits(line, shape) <= AGAINST);

function pullOf(garment: Garment, shape: BodyShape): number {
  const lines = ownLines(garment);
  const sum = lines.reduce((pull, line) => pull + suits(line, shape), 0);
  return Math.exp((PULL * sum) / Math.sqrt(Math.max(1, lines.length)));
}

const favours = new Map<Garment, ReadonlyMap<BodyShape, number>>();

function favoursOf(garment: Garment): ReadonlyMap<BodyShape, number> {
  const kept = favours.get(garment);
  if (kept) return kept;
  const mean = BODY_SHAPES.reduce((sum, shape) => sum + pullOf(garment, shape), 0) / BODY_SHAPES.length;
  const weighed = new Map(BODY_SHAPES.map((shape) => [shape, pullOf(garment, shape) / mean] as const));
  favours.set(garment, weighed);
  return weighed;
}

/** How much more gladly than for the mean of all shapes a garment is picked for one. */
export const shapeFavour = (garment: Garment, shape: BodyShape) => favoursOf(garment).get(shape) ?? 1;
