import { describe, expect, it } from 'vitest';
import { passesGates, violationsOf } from './check-reading.ts';
import { piece, tucked, worn } from './testing/worn-look.ts';
import { VIBE_BRIEFS } from './vibe-briefs.ts';

const POWDER_BLUE = { l: 0.87, c: 0.045, h: 240 };
const shirt = tucked('rolled-shirt', { name: 'plain', colour: POWDER_BLUE });
const sound = worn([shirt, 'straight-jeans', 'sneakers']);
const shoeless = worn([shirt, 'straight-jeans']);

describe('violationsOf', () => {
  it('lists nothing for a sound look, asked for or not', () => {
    expect(violationsOf(sound)).toEqual([]);
    expect(violationsOf(sound, VIBE_BRIEFS.casual)).toEqual([]);
  });

  it('lists every gate that is broken, what the brief asks first', () => {
    const naked = { gate: 'complete-look', sentence: 'A look needs shoes.' };
    expect(violationsOf(shoeless)).toEqual([naked]);
    expect(violationsOf({ ...shoeless, clo: 0.2 }, VIBE_BRIEFS.casual)).toEqual([
      { gate: 'warmth', sentence: '0.2 clo is outside 0.3–0.95.' },
      naked,
    ]);
    expect(violationsOf(worn([piece('rolled-shirt'), 'straight-jeans'])).map(({ gate }) => gate)).toEqual([
      ...['complete-look', 'seams-read'],
    ]);
  });
});

describe('passesGates', () => {
  it('holds where neither the brief nor a gate is broken', () => {
    expect(passesGates(sound, VIBE_BRIEFS.casual)).toBe(true);
    expect(passesGates(shoeless, VIBE_BRIEFS.casual)).toBe(false);
    expect(passesGates(sound, VIBE_BRIEFS.date)).toBe(false);
  });
});
