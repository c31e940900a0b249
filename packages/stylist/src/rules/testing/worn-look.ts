import type { Oklch } from '#colour/oklch.ts';
import type { ClothName } from '#garments/cloth.ts';
import { findGarment } from '#garments/garments.ts';
import type { FigureSpec, Framing, SceneSpec, WornItem } from '#outfit.ts';
import type { Gate } from '../gate.ts';
import { type OutfitReading, readOutfit } from '../outfit-reading.ts';
import { BASE_LOOK } from './base-look.ts';

/** Counts as neutral, so that it goes with any colour. */
export const NAVY: Oklch = { l: 0.33, c: 0.06, h: 262 };

interface Making {
  readonly name?: ClothName;
  readonly colour?: Oklch;
  readonly second?: Oklch;
  readonly third?: Oklch;
  readonly worn?: WornItem['worn'];
}

/** Returns a garment as it is worn: in the first cloth it is made in, and in navy, unless said. */
export function piece(garment: string, { worn, ...cloth }: Making = {}): WornItem {
  const [{ name }] = findGarment(garment).cloths;
  return { garment, cloth: { name, colour: NAVY, ...cloth }, ...(worn ? { worn } : {}) };
}

export const tucked = (garment: string, making: Making = {}) => piece(garment, { ...making, worn: 'tucked' });

/** A garment's id stands for that garment, worn plainly. */
export type Pieces = readonly (string | WornItem)[];

export interface Around {
  readonly figure?: Partial<FigureSpec>;
  readonly scene?: Partial<SceneSpec>;
  readonly framing?: Framing;
}

/** Reads a look of these pieces; hip pose, bob and a street by day unless said. */
export function worn(pieces: Pieces, { figure, scene, framing = 'full' }: Around = {}): OutfitReading {
  const base = BASE_LOOK;
  return readOutfit({
    ...base,
    framing,
    items: pieces.map((given) => (typeof given === 'string' ? piece(given) : given)),
    figure: { ...base.figure, ...figure },
    scene: { ...base.scene, ...scene },
  });
}

/** Returns the sentence a gate says of a look; undefined where it lets it pass. */
export const saysOf = (gate: Gate, pieces: Pieces, around?: Around) => gate.check(worn(pieces, around));

/** What a look shows, and the look; a gate lets it pass. */
export type Passing = [what: string, pieces: Pieces, around?: Around];
/** What is wrong with a look, what the gate says of it, and the look. */
export type Broken = [what: string, sentence: string, pieces: Pieces, around?: Around];
