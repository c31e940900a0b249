import { describe, expect, it } from 'vitest';
import { type Around, type Pieces, worn } from '../../rules/testing/worn-look.ts';
import { HABIT } from './habit.theme.ts';
import { lookFacts } from './look-facts.ts';
import { PROPORTION } from './proportion.theme.ts';

const sayings = [...HABIT.sayings, ...PROPORTION.sayings];

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
});
