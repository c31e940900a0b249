import { describe, expect, it } from 'vitest';
import { piece, tucked, worn } from '../rules/testing/worn-look.ts';
import { byTellingness, namePhrases, setNoun } from './name-phrases.ts';

const GREEN = { l: 0.41, c: 0.075, h: 158 };
const PINK = { l: 0.72, c: 0.115, h: 5 };

describe('byTellingness', () => {
  it('remembers a look by its jacket before the velvet trousers under it', () => {
    const velvet = piece('corduroy-trousers', { name: 'velvet' });
    const jacket = piece('dinner-jacket', { colour: GREEN });
    const [star] = byTellingness(worn([jacket, velvet, tucked('dress-shirt'), 'dress-shoes']));
    expect(star?.garment.id).toBe('dinner-jacket');
    const [alone] = byTellingness(worn([velvet, tucked('dress-shirt'), 'dress-shoes']));
    expect(alone?.garment.id).toBe('corduroy-trousers');
  });
});

describe('namePhrases', () => {
  const colourOf = (name: 'gingham' | 'plain', colour = { l: 0.945, c: 0.016, h: 88 }) => {
    const shirt = piece('camp-shirt', { name, colour, second: GREEN });
    const look = worn([shirt, 'chinos', 'sneakers']);
    const top = look.slot('top');
    return top && namePhrases(look, top).colour;
  };

  it('calls gingham on a pale ground by its bars, and any other cloth by its own colour', () => {
    expect(colourOf('gingham')).toBe('forest green');
    expect(colourOf('gingham', PINK)).toBe('rose pink');
    expect(colourOf('plain')).toBe('ivory');
  });
});

describe('setNoun', () => {
  it('is a tracksuit without the collar of a shirt alone', () => {
    const inPink = (upper: string) =>
      worn([
        piece(upper, { name: 'plain', colour: PINK }),
        piece('joggers', { name: 'plain', colour: PINK }),
        'track-top',
        'runners',
      ]);
    const nounOf = (upper: string) => {
      const look = inPink(upper);
      const layer = look.slot('layer');
      return layer && setNoun(look, layer);
    };
    expect(nounOf('windbreaker')).toBe('tracksuit');
    expect(nounOf('coach-jacket')).toBe('kit');
  });
});
