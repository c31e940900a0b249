import { describe, expect, it } from 'vitest';
import { styleBrief } from '../style-briefs.ts';
import { type Pieces, piece, worn } from '../testing/worn-look.ts';
import { VIBE_BRIEFS } from '../vibe-briefs.ts';
import { kitPoint } from './kit-point.score.ts';

const RED = { l: 0.6, c: 0.17, h: 29 };
const rated = (pieces: Pieces, brief = styleBrief('Sporty', 'hot')) => kitPoint.rate(worn(pieces), brief);

describe('kitPoint', () => {
  it.each<[string, Pieces]>([
    ['a print', [piece('gym-tee', { name: 'breton' }), piece('bike-shorts', { colour: RED }), 'runners']],
    ['a side stripe', ['gym-tee', piece('running-shorts', { colour: RED }), 'runners']],
    ['a set', ['sports-tank', 'leggings', 'runners']],
    ['an open jacket', ['sports-tank', piece('leggings', { colour: RED }), 'coach-jacket', 'runners']],
  ])('likes %s', (_what, pieces) => {
    expect(rated(pieces)).toBe(1);
  });

  it('leaves plain kit behind, and other clothes alone', () => {
    const plain = ['gym-tee', piece('leggings', { colour: RED }), 'runners'];
    expect(rated(plain)).toBe(0.3);
    expect(rated(plain, VIBE_BRIEFS.casual)).toBe(1);
  });
});
