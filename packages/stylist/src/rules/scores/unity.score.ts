import type { OutfitReading } from '../outfit-reading.ts';
import type { Score } from '../score.ts';

/** Levels of formality between the plainest and the dressiest piece from which nothing holds a look together. */
const APART = 2.5;

function spreadOf(levels: readonly number[]): number {
  return levels.length === 0 ? 0 : Math.max(...levels) - Math.min(...levels);
}

/** Clothes and shoes that are equally dressed up and at home in one world look meant for each other. */
export const unity: Score = {
  id: 'unity',
  weight: 0.12,
  rate({ main, lead, slot }: OutfitReading) {
    const shoes = slot('shoes');
    const pieces = shoes ? [...main, shoes] : main;
    const level = Math.max(0, 1 - spreadOf(pieces.map(({ formality }) => formality)) / APART);
    const home = lead?.registers[0];
    const there = pieces.filter(({ registers }) => registers[0] === home).length;
    return (level + there / Math.max(1, pieces.length)) / 2;
  },
};
