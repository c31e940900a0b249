import { describe, expect, it } from 'vitest';
import { composeLook } from '../../compose/compose-looks.ts';
import { readOutfit } from '../../rules/outfit-reading.ts';
import { type Around, NAVY, type Pieces, piece, tucked, worn } from '../../rules/testing/worn-look.ts';
import { findReasons } from './find-reasons.ts';
import { lookFacts } from './look-facts.ts';
import { namedPieces } from './named-pieces.ts';
import { THEMES } from './themes.ts';

const CHARCOAL = { l: 0.36, c: 0.005, h: 270 };
const WHITE = { l: 0.97, c: 0.003, h: 90 };
const TAN = { l: 0.58, c: 0.085, h: 58 };
const RED = { l: 0.55, c: 0.17, h: 29 };

/** Returns what may be said of a look that matches, its words put in where it has them. */
function said(words: RegExp, pieces: Pieces, around?: Around): string[] {
  const look = lookFacts(worn(pieces, around));
  return THEMES.flatMap(({ sayings }) => sayings)
    .flatMap(({ when, say }) => (when(look) ? say : []))
    .filter((text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => look.words[key.toLowerCase()]))
    .map((text) => text.replace(/\{(\w+)\}/g, (_, key: string) => look.words[key.toLowerCase()] ?? ''))
    .filter((text) => words.test(text));
}
const EVERY = THEMES.flatMap(({ sayings }) => sayings.flatMap(({ say }) => say));

describe('reasons, piece by piece', () => {
  it('name no piece twice, but for one look in twenty', () => {
    const looks = (['work', 'casual', 'date', 'cold'] as const).flatMap((vibe) =>
      Array.from({ length: 15 }, (_, index) => readOutfit(composeLook({ vibe }, 430_000 + index))),
    );
    const repeating = looks.filter((look) => {
      const named = findReasons(look).flatMap(({ names }) => [...names]);
      return new Set(named).size < named.length;
    });
    expect(repeating.length / looks.length).toBeLessThanOrEqual(1 / 20);
  });

  it('know what a sentence names by its braces, its nouns and its cloths', () => {
    const look = lookFacts(
      worn([tucked('poplin-shirt'), 'straight-jeans', 'loafers', 'tote', 'leather-belt']),
    );
    const names = (text: string) => [...namedPieces(text, undefined, look)].sort();
    expect(names('The {top_colour} {top} and the {bag}.')).toEqual(['bag', 'top']);
    expect(names('Denim and a belt.')).toEqual(['belt', 'bottom']);
    expect(names('Polish the shoes.')).toEqual(['shoes']);
    expect(names('A calm day.')).toEqual([]);
  });

  it('find the colour of a print in another piece, and of leather in another', () => {
    const striped = piece('crew-tee', { name: 'breton', colour: WHITE, second: NAVY });
    expect(said(/out of the stripes/, [striped, 'straight-trousers', 'loafers'])).toHaveLength(1);
    expect(said(/out of the stripes/, ['crew-tee', 'straight-trousers', 'loafers'])).toEqual([]);
    const [bag, belt] = [
      piece('tote', { name: 'leather', colour: TAN }),
      piece('leather-belt', { colour: TAN }),
    ];
    const clothes = [tucked('crew-tee'), 'straight-trousers', 'loafers'];
    expect(said(/ties it all up/, [...clothes, bag, belt])).toHaveLength(1);
    expect(said(/ties it all up/, [...clothes, bag, piece('leather-belt', { colour: RED })])).toEqual([]);
    expect(said(/warms up the/, [...clothes, bag])).toHaveLength(1);
  });

  it('speak of strong shoulders to those who have them', () => {
    const wide = ['crew-tee', 'wide-leg-trousers', 'loafers'];
    const dark = [
      piece('crew-tee', { colour: NAVY }),
      piece('wide-leg-trousers', { colour: WHITE }),
      'loafers',
    ];
    for (const bodyShape of ['Rectangle', 'Pear', 'Round', 'Hourglass'] as const)
      expect(
        said(/strong shoulder|straight shoulder|the shoulder quiet/, dark, { figure: { bodyShape } }),
      ).toEqual([]);
    expect(
      said(/strong shoulder/, wide, { figure: { bodyShape: 'Inverted Triangle' } }).length,
    ).toBeGreaterThan(0);
  });

  it('call tones close only where a scarf does not stand out from them', () => {
    const coat = [piece('rain-mac', { colour: CHARCOAL }), piece('straight-trousers', { colour: CHARCOAL })];
    const boots = piece('chelsea-boots', { colour: CHARCOAL });
    expect(said(/this close together/, [...coat, boots])).toHaveLength(1);
    expect(said(/this close together/, [...coat, boots, piece('snood', { colour: WHITE })])).toEqual([]);
  });

  it('suggest no striped shirt to stripes, and no scarf for the heat', () => {
    const striped = piece('crew-tee', { name: 'breton', colour: WHITE, second: NAVY });
    expect(said(/striped shirt would/, ['crew-tee', 'straight-jeans', 'sneakers'])).toHaveLength(1);
    expect(said(/striped shirt would/, [striped, 'straight-jeans', 'sneakers'])).toEqual([]);
    expect(
      said(/scarf at hand/, ['crew-tee', 'tailored-shorts', 'sandals'], { scene: { name: 'sun' } }),
    ).toEqual([]);
  });

  it('leave navy to the others only where nobody wears it', () => {
    const at = { scene: { name: 'office' } } as const;
    const blazer = piece('peak-blazer', { colour: { l: 0.5, c: 0.12, h: 29 } });
    const trousers = piece('straight-trousers', { colour: WHITE });
    const shirt = piece('poplin-shirt', { colour: WHITE });
    expect(said(/will be in navy/, [blazer, shirt, trousers, 'loafers'], at)).toHaveLength(1);
    expect(said(/will be in navy/, [blazer, shirt, 'straight-trousers', 'loafers'], at)).toEqual([]);
  });

  it('say nothing that puzzled or misled a reader', () => {
    expect(EVERY.join('\n')).not.toMatch(
      /nothing argues with it|coat comes off, and|rests the shoulder|leg gets interesting|bare-leg weather|works for a garden\.|before the first glass, not|belt is a comma|steady hand/,
    );
  });

  it('join a range of degrees to a piece', () => {
    for (const text of EVERY.filter((line) => line.includes('°C')))
      expect(text).toMatch(/\{(hero|coat|layer|top)\}/);
  });
});
