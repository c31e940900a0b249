import { describe, expect, it } from 'vitest';
import type { FigureSpec, PoseName } from '#outfit.ts';
import { type Broken, type Passing, type Pieces, saysOf, tucked, worn } from '../testing/worn-look.ts';
import { hands, hasHandPocket, outermostAtPocket } from './hands.gate.ts';

const posed = (pose: PoseName): { figure: Partial<FigureSpec> } => ({ figure: { pose } });

describe('outermostAtPocket', () => {
  it.each<[string, string | undefined, Pieces]>([
    ['a coat', 'long-coat', ['long-coat', 'crew-tee', 'straight-jeans']],
    ['a jacket to 3.7', 'windbreaker', ['windbreaker', 'crew-tee', 'straight-jeans']],
    ['the bottom below a jacket to 3.62', 'straight-jeans', ['boucle-jacket', 'crew-tee', 'straight-jeans']],
    ['the bottom below a vest', 'straight-jeans', ['knitted-vest', 'crew-tee', 'straight-jeans']],
    ['a dress', 'boiler-suit', ['boiler-suit']],
    ['nothing', undefined, ['crew-tee']],
  ])('is %s', (_what, garment, pieces) => {
    expect(outermostAtPocket(worn(pieces))?.garment.id).toBe(garment);
  });
});

describe('hasHandPocket', () => {
  it.each<[string, boolean, Pieces]>([
    ['jeans below a tucked top', true, [tucked('crew-tee'), 'straight-jeans']],
    ['jeans below a top that hangs over', false, ['crew-tee', 'straight-jeans']],
    ['jeans below a cropped T-shirt', true, ['cropped-tee', 'straight-jeans']],
    ['jeans without a top', true, ['straight-jeans']],
    ['jeans below a full-length jumper', false, ['fine-crew-jumper', 'straight-jeans']],
    ['a skirt', false, [tucked('crew-tee'), 'pencil-skirt']],
    ['a jacket over a top that hangs over', true, ['peak-blazer', 'crew-tee', 'pencil-skirt']],
    ['a cape over jeans', false, ['cape', tucked('crew-tee'), 'straight-jeans']],
    ['a boiler suit', true, ['boiler-suit']],
    ['a sundress', false, ['bow-sundress']],
    ['nothing', false, ['crew-tee']],
  ])('answers for %s: %s', (_what, has, pieces) => {
    expect(hasHandPocket(worn(pieces))).toBe(has);
  });
});

describe('hands', () => {
  const pocketed = [tucked('crew-tee'), 'straight-jeans'];

  it.each<Passing>([
    ['a hand in a pocket', pocketed, posed('contra')],
    ['no pocket where no hand looks for one', ['bow-sundress'], posed('hip')],
    ['both hands in pockets', pocketed, posed('pockets')],
    ['a bag beside a hand in one pocket', [...pocketed, 'tote'], posed('lean')],
    ['a clutch held in front', ['sheath-dress', 'clutch'], posed('poise')],
    ['arms akimbo without a bag', ['sheath-dress'], posed('akimbo')],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(hands, pieces, around)).toBeUndefined();
  });

  const NO_POCKET = 'There is no pocket for the hand.';
  const NO_HAND = 'There is no hand for the bag.';
  const CLUTCH = 'A clutch is held in front, and nothing else is.';
  it.each<Broken>([
    ['a hand in no pocket', NO_POCKET, ['bow-sundress'], posed('contra')],
    ['a lean on no pocket', NO_POCKET, ['bow-sundress'], posed('lean')],
    ['hands in no pockets', NO_POCKET, ['bow-sundress'], posed('pockets')],
    ['a bag beside hands in pockets', NO_HAND, [...pocketed, 'tote'], posed('pockets')],
    ['a bag beside arms akimbo', NO_HAND, ['sheath-dress', 'tote'], posed('akimbo')],
    ['a clutch that hangs', CLUTCH, ['sheath-dress', 'clutch'], posed('hip')],
    ['a tote held in front', CLUTCH, ['sheath-dress', 'tote'], posed('poise')],
    ['nothing held in front', CLUTCH, ['sheath-dress'], posed('poise')],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(hands, pieces, around)).toBe(sentence);
  });
});
