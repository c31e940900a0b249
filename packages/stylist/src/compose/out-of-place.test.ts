import { describe, expect, it } from 'vitest';
import type { ClothName } from '#garments/cloth.ts';
import { findGarment } from '#garments/garments.ts';
import type { Brief } from '#rules/brief.ts';
import { styleBrief } from '#rules/style-briefs.ts';
import { VIBE_BRIEFS } from '#rules/vibe-briefs.ts';
import { hasDressCode, isOutOfPlace } from './out-of-place.ts';

const { cold, sunny, cloudy, work, date } = VIBE_BRIEFS;
const formalCold = styleBrief('Formal', 'cold');
const partyCold = styleBrief('Party', 'cold');
const sportyHot = styleBrief('Sporty', 'hot');

function isLeftAtHome(id: string, brief: Brief, cloth?: ClothName): boolean {
  const garment = findGarment(id);
  const option = garment.cloths.find(({ name }) => !cloth || name === cloth);
  if (!option) throw new Error(`${id} does not come in ${cloth}.`);
  return isOutOfPlace(garment, option, brief);
}

describe('isOutOfPlace', () => {
  it.each<[string, Brief, Brief, ClothName?]>([
    ['loafers', cold, cloudy],
    ['mary-janes', cold, work],
    ['brogues', sunny, cloudy],
    ['court-high-tops', sportyHot, styleBrief('Sporty', 'cold')],
    ['yoga-suit', sportyHot, styleBrief('Sporty', 'cold')],
    ['satin-blazer', formalCold, partyCold],
    ['long-scarf', formalCold, cold, 'knit'],
    ['halter-gown', date, partyCold],
    ['dress-shirt', date, partyCold],
    ['fine-crew-jumper', work, cloudy, 'breton'],
  ])('leaves %s at home', (id, there, elsewhere, cloth) => {
    expect(isLeftAtHome(id, there, cloth)).toBe(true);
    expect(isLeftAtHome(id, elsewhere, cloth)).toBe(false);
  });
});

describe('hasDressCode', () => {
  it('asks for black tie at a party or a formal occasion, not on a date', () => {
    expect([partyCold, formalCold, date].map(hasDressCode)).toEqual([true, true, false]);
  });
});
