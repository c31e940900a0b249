import { describe, expect, it } from 'vitest';
import { type Broken, NAVY, type Passing, saysOf } from '../testing/worn-look.ts';
import { coveredNeck } from './covered-neck.gate.ts';

const legs = ['straight-jeans', 'ankle-boots'] as const;

describe('coveredNeck', () => {
  it.each<Passing>([
    ['a scarf in an open coat', ['long-coat', 'poplin-shirt', 'long-scarf', ...legs]],
    ['a roll-neck in an open coat', ['long-coat', 'fine-roll-neck', ...legs]],
    ['a bow in an open coat', ['robe-coat', 'bow-blouse', ...legs]],
    ['a crew neck under lapels', ['pea-coat', 'fine-crew-jumper', ...legs]],
    ['a low neckline in a parka', ['parka', 'v-neck-jumper', ...legs]],
    [
      'a hijab',
      ['long-coat', 'poplin-shirt', ...legs],
      { figure: { headscarf: { name: 'plain', colour: NAVY } } },
    ],
    ['an open coat at night', ['long-coat', 'poplin-shirt', ...legs], { scene: { name: 'riverside' } }],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(coveredNeck, pieces, around)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'a shirt in an open coat',
      'The long coat leaves the neck bare in the cold.',
      ['long-coat', 'poplin-shirt', ...legs],
    ],
    [
      'a V-neck under lapels',
      'The short double-breasted pea coat leaves the neck bare in the cold.',
      ['pea-coat', 'v-neck-jumper', ...legs],
    ],
    [
      'a silk scarf',
      'The long coat leaves the neck bare in the cold.',
      ['long-coat', 'poplin-shirt', 'silk-scarf', ...legs],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(coveredNeck, pieces)).toBe(sentence);
  });
});
