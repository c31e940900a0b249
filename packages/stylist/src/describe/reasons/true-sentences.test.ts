import { describe, expect, it } from 'vitest';
import { type Around, type Pieces, piece, tucked, worn } from '../../rules/testing/worn-look.ts';
import { moodsOf } from '../moods.ts';
import { COLOUR } from './colour.theme.ts';
import { speaksToOthers } from './for-whom.ts';
import { HABIT } from './habit.theme.ts';
import { lookFacts } from './look-facts.ts';
import { OCCASION } from './occasion.theme.ts';
import { PROPORTION } from './proportion.theme.ts';
import { SHAPE } from './shape.theme.ts';
import { WEATHER } from './weather.theme.ts';

const sayings = [HABIT, PROPORTION, SHAPE, WEATHER, OCCASION, COLOUR].flatMap((theme) => theme.sayings);

/** Returns what may be said of a look that matches. */
function said(words: RegExp, pieces: Pieces, around?: Around): string[] {
  const look = lookFacts(worn(pieces, around));
  return sayings.flatMap(({ when, say }) => (when(look) ? say.filter((text) => words.test(text)) : []));
}

describe('sentences', () => {
  const coat = ['long-coat', 'fine-crew-jumper', 'straight-jeans', 'chelsea-boots'];

  it('keep hands out of pockets only where none is in one, whatever the pose is called', () => {
    const inPocket = { figure: { pose: 'cup' } } as const;
    expect(said(/out of the pockets/, coat, { figure: { pose: 'pockets' } })).toEqual([]);
    expect(said(/out of the pockets/, coat, inPocket)).toEqual([]);
    expect(said(/out of the pockets/, coat, { figure: { pose: 'behind' } })).toHaveLength(1);
  });

  it('say that a coat falls well below the knee only where its hem is at the calf', () => {
    expect(said(/well below the knee/, coat)).toEqual([]);
    expect(said(/well below the knee/, ['evening-coat', ...coat.slice(1)])).toHaveLength(1);
  });

  it('put back no necklace that nobody sees', () => {
    expect(sayings.flatMap(({ say }) => say).filter((text) => /necklace back/.test(text))).toEqual([]);
  });

  it('speak of no waist to a man, nor of one beneath an open jacket', () => {
    const belted = [tucked('poplin-shirt'), 'chinos', 'loafers', 'leather-belt'];
    const waist = 'The waist is marked, and the look turns around it.';
    expect(speaksToOthers(waist, worn(belted, { figure: { presentation: 'masculine' } }))).toBe(true);
    expect(speaksToOthers(waist, worn(belted))).toBe(false);
    const pear = { figure: { bodyShape: 'Pear' } } as const;
    expect(said(/waist is marked/, belted, pear)).toHaveLength(1);
    expect(said(/waist is marked/, [...belted, 'easy-blazer'], pear)).toEqual([]);
  });

  it('call nothing light for the heat above boots or beneath a jumper', () => {
    const park = { scene: { name: 'terrace' } } as const;
    const skirt = piece('asymmetric-skirt', { colour: { l: 0.6, c: 0.13, h: 29 } });
    expect(said(/On a hot day/, ['camp-shirt', skirt, 'sandals'], park)).toHaveLength(1);
    expect(said(/On a hot day/, ['camp-shirt', skirt, 'knee-boots'], park)).toEqual([]);
    expect(said(/On a hot day/, ['fine-crew-jumper', skirt, 'sandals'], park)).toEqual([]);
  });

  it('call the air cool over no bare forearms', () => {
    const inShirt = ['camp-shirt', 'straight-jeans', 'retro-trainers'];
    expect(moodsOf(worn(inShirt, { scene: { name: 'park' } })).endings).not.toContain('in cool air');
  });

  it('count no jewels away that are worn', () => {
    const dress = piece('long-wrap-dress', { name: 'satin', colour: { l: 0.38, c: 0.1, h: 15 } });
    expect(said(/single jewel/, [dress, 'pumps'])).toHaveLength(1);
    expect(said(/single jewel/, [dress, 'pumps', 'pearls'])).toEqual([]);
  });

  it('let only the strongest colour of kit be the loud part', () => {
    const shorts = piece('court-shorts', { colour: { l: 0.8, c: 0.1, h: 60 } });
    const red = piece('match-shirt', { colour: { l: 0.6, c: 0.17, h: 29 } });
    expect(said(/loud part/, ['match-shirt', shorts, 'court-shoes'])).toHaveLength(1);
    expect(said(/loud part/, [red, shorts, 'court-shoes']).length).toBeLessThan(2);
    expect(said(/loud part/, ['match-shirt', 'court-shorts', 'court-shoes'])).toEqual([]);
  });
});
