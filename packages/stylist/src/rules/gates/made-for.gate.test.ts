import { describe, expect, it } from 'vitest';
import type { Presentation } from '#outfit.ts';
import { saysOf } from '../testing/worn-look.ts';
import { madeFor } from './made-for.gate.ts';

const on = (presentation: Presentation) => ({ figure: { presentation } });

describe('madeFor', () => {
  it.each<[string, string[], Presentation]>([
    ['a dress on a woman', ['sheath-dress', 'pumps'], 'feminine'],
    [
      'a suit on a man',
      ['peak-blazer', 'poplin-shirt', 'straight-trousers', 'oxfords', 'watch'],
      'masculine',
    ],
    ['a kilt on a man', ['chunky-jumper', 'kilt', 'brogues'], 'masculine'],
    ['a kurta on someone neutral', ['kurta', 'drawstring-trousers', 'loafers'], 'neutral'],
  ])('lets %s pass', (_what, pieces, presentation) => {
    expect(saysOf(madeFor, pieces, on(presentation))).toBeUndefined();
  });

  it.each<[string, string[], Presentation, string]>([
    [
      'a slip skirt on a man',
      ['crew-tee', 'slip-skirt'],
      'masculine',
      'The bias-cut slip skirt is cut for another figure.',
    ],
    [
      'pumps on someone neutral',
      ['crew-tee', 'chinos', 'pumps'],
      'neutral',
      'The pointed pumps are cut for another figure.',
    ],
    [
      'a small crossbody bag on a man',
      ['crew-tee', 'chinos', 'shoulder-bag'],
      'masculine',
      'The crossbody bag is cut for another figure.',
    ],
    [
      'a dress shirt on a woman',
      ['dress-shirt', 'chinos'],
      'feminine',
      'The dress shirt is cut for another figure.',
    ],
  ])('names %s', (_what, pieces, presentation, sentence) => {
    expect(saysOf(madeFor, pieces, on(presentation))).toBe(sentence);
  });
});
