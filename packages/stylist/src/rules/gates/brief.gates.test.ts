import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief.ts';
import { type Around, NAVY, type Pieces, piece, worn } from '../testing/worn-look.ts';
import { VIBE_BRIEFS } from '../vibe-briefs.ts';
import { facedWeatherGate, hemGate, occasionGate, purposeGate, warmthGate } from './brief.gates.ts';

const { needs: _, ...casual } = VIBE_BRIEFS.casual;
const brief = (asked: Partial<Brief> = {}): Brief => ({ ...casual, leavesOut: [], ...asked });
const outfit = worn(['crew-tee', 'straight-jeans', 'sneakers']);

describe('occasionGate', () => {
  it('takes a formality from the least to the most', () => {
    const says = (formality: number) =>
      occasionGate.check({ ...outfit, formality }, brief({ formality: { target: 2, min: 1.3, max: 3 } }));
    expect([says(1.3), says(2), says(3)]).toEqual([undefined, undefined, undefined]);
    expect(says(1.29)).toBe('A formality of 1.3 is outside 1.3–3.');
    expect(says(3.14)).toBe('A formality of 3.1 is outside 1.3–3.');
  });
});

describe('warmthGate', () => {
  const says = (clo: number, weather?: 'hot' | 'cold') =>
    warmthGate.check(
      { ...outfit, clo },
      brief({ clo: { target: 0.8, min: 0.3, max: 1.2 }, ...(weather ? { weather } : {}) }),
    );

  it('takes a warmth from the least to the most', () => {
    expect([says(0.3), says(1.2)]).toEqual([undefined, undefined]);
    expect(says(0.29)).toBe('0.29 clo is outside 0.3–1.2.');
    expect(says(1.21)).toBe('1.21 clo is outside 0.3–1.2.');
  });

  it('holds hot weather to 0.84 clo at most, cold weather to 0.71 at least', () => {
    expect([says(0.84, 'hot'), says(0.71, 'cold')]).toEqual([undefined, undefined]);
    expect(says(0.85, 'hot')).toBe('The look is not for hot weather.');
    expect(says(0.7, 'cold')).toBe('The look is not for cold weather.');
  });

  it('names long soft sleeves in the sun, and gloves and velvet in any heat', () => {
    const sun = { scene: { name: 'sun' } } as const;
    const inTheHeat = (pieces: Pieces, around: Around = sun) =>
      warmthGate.check(worn(pieces, around), brief({ faces: ['hot'], clo: { target: 0.4, min: 0, max: 2 } }));
    const below = ['chino-shorts', 'sneakers'];
    const hijab = { ...sun, figure: { headscarf: { name: 'plain', colour: NAVY } } } as const;
    expect(inTheHeat(['long-sleeved-tee', ...below])).toBe(
      'The long-sleeved T-shirt is too warm for the sun.',
    );
    expect(inTheHeat(['poplin-shirt', ...below])).toBeUndefined();
    expect(inTheHeat(['long-sleeved-tee', ...below], hijab)).toBeUndefined();
    expect(inTheHeat(['long-sleeved-tee', ...below], { scene: { name: 'cafe' } })).toBeUndefined();
    expect(
      inTheHeat(['satin-blouse', 'straight-evening-trousers', 'pumps'], { scene: { name: 'night' } }),
    ).toBe('Velvet is too warm for a hot day.');
    expect(inTheHeat(['strapless-gown', 'evening-sandals', 'opera-gloves'])).toBe(
      'The opera gloves are too warm for a hot day.',
    );
  });
});

describe('warmthGate in the cold', () => {
  const cold = { ...VIBE_BRIEFS.cold, leavesOut: [] };
  const out = { scene: { name: 'street' } } as const;

  it.each<[string, string, Pieces]>([
    [
      'bare shins',
      'The A-line midi skirt leaves the shins bare on a cold day.',
      ['long-coat', 'a-line-skirt'],
    ],
    ['bare arms under an open coat', 'leaves too much bare under an open front.', ['long-coat', 'crew-tee']],
  ])('names %s', (_, sentence, pieces) => {
    expect(warmthGate.check(worn([...pieces, 'ankle-boots'], out), cold)).toContain(sentence);
  });

  it('asks for covered shins outdoors of whoever cannot face the heat', () => {
    const bare = worn(['fine-crew-jumper', 'a-line-skirt', 'loafers'], out);
    expect(warmthGate.check(bare, VIBE_BRIEFS.cloudy)).toContain('leaves the shins bare');
    expect(warmthGate.check(bare, VIBE_BRIEFS.casual)).toBeUndefined();
  });
});

describe('hemGate', () => {
  it('names a mini where a brief asks for a longer hem', () => {
    const mini = worn(['poplin-shirt', 'mini-skirt', 'pumps']);
    expect(hemGate.check(mini, VIBE_BRIEFS.work)).toBe('The mini skirt ends too high for the occasion.');
    expect(hemGate.check(mini, VIBE_BRIEFS.casual)).toBeUndefined();
    expect(hemGate.check(worn(['poplin-shirt', 'pencil-skirt', 'pumps']), VIBE_BRIEFS.work)).toBeUndefined();
  });
});

describe('facedWeatherGate', () => {
  it('asks for one of the conditions', () => {
    const says = (faces: Brief['faces']) =>
      facedWeatherGate.check({ ...outfit, conditions: ['hot'] }, brief({ faces }));
    expect([says(['hot']), says(['cold', 'hot'])]).toEqual([undefined, undefined]);
    expect(says(['cold'])).toBe('The look cannot face cold.');
    expect(says(['cold', 'rain'])).toBe('The look cannot face cold or rain.');
  });
});

describe('purposeGate', () => {
  const says = (pieces: Pieces, asked: Partial<Brief>) => purposeGate.check(worn(pieces), brief(asked));
  const outsiders: Partial<Brief> = { leavesOut: ['sport', 'occasion'] };
  const sporty: Partial<Brief> = { needs: 'sport' };
  const shining: Partial<Brief> = { needs: 'shine' };
  const polished: Partial<Brief> = { needs: 'polish' };
  const sequinned = piece('mini-skirt', { name: 'sequin' });

  it.each<[string, Pieces, Partial<Brief>]>([
    ['everyday clothes', ['crew-tee', 'straight-jeans', 'sneakers'], outsiders],
    ['sport where only evenings are left out', ['hoodie'], { leavesOut: ['occasion'] }],
    ['anything where nothing is asked', ['hoodie', 'clutch'], {}],
    ['sport for sport', ['running-tee', 'leggings', 'runners', 'sunglasses'], sporty],
    [
      'one satin piece in the evening',
      [piece('wrap-blouse', { name: 'satin' }), 'flared-trousers', 'pumps'],
      shining,
    ],
    ['a piece made for an evening', ['tuxedo-jacket', 'pumps'], shining],
    ['shoes and bag of formality 4', ['slip-dress', 'block-sandals', 'top-handle-bag'], shining],
    ['an earring below formality 4', ['slip-dress', 'pumps', 'hoop-earrings'], shining],
    ['a dress to a formal occasion', ['sheath-dress', 'pumps'], polished],
    ['a shirt under a jacket there', ['peak-blazer', 'poplin-shirt', 'turn-up-trousers'], polished],
    ['a bow there', ['bow-blouse', 'pencil-skirt'], polished],
    ['a draped top there', ['wrap-blouse', 'pencil-skirt'], polished],
  ])('lets %s pass', (_what, pieces, asked) => {
    expect(says(pieces, asked)).toBeUndefined();
  });

  const PLAIN = 'A formal look has a dress, a jacket, or a top of silk, tied or draped.';
  const DULL = 'An evening look has one piece that catches the light.';
  it.each<[string, string, Pieces, Partial<Brief>]>([
    ['sport that is left out', 'The hoodie belongs to another occasion.', ['crew-tee', 'hoodie'], outsiders],
    ['an evening bag', 'The envelope clutch belongs to another occasion.', ['clutch'], outsiders],
    ['an evening cloth', 'The mini skirt belongs to another occasion.', [sequinned], outsiders],
    [
      'jeans for sport',
      'The straight turned-up jeans is not made for moving.',
      ['hoodie', 'straight-jeans'],
      sporty,
    ],
    ['nothing that shines', DULL, ['crew-tee', 'pumps'], shining],
    ['shine on shoes alone', DULL, ['crew-tee', piece('mules', { name: 'satin' })], shining],
    ['loafers in the evening', 'The loafers belongs to the day.', ['slip-dress', 'loafers'], shining],
    ['a shirt alone to a formal occasion', PLAIN, ['poplin-shirt', 'turn-up-trousers'], polished],
    ['a tote in the evening', 'The tote bag belongs to the day.', ['slip-dress', 'pumps', 'tote'], shining],
  ])('names %s', (_what, sentence, pieces, asked) => {
    expect(says(pieces, asked)).toBe(sentence);
  });
});
