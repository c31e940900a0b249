import { describe, expect, it } from 'vitest';
import type { FigureSpec, HairStyle, PoseName } from '#outfit.ts';
import { type Broken, NAVY, type Passing, type Pieces, saysOf, worn } from '../testing/worn-look.ts';
import { eyewearAndAids, legsSeen } from './eyewear-and-aids.gate.ts';
import { footwear } from './footwear.gate.ts';
import { hatAndHair } from './hat-and-hair.gate.ts';
import { headscarf } from './headscarf.gate.ts';

const posed = (pose: PoseName): { figure: Partial<FigureSpec> } => ({ figure: { pose } });

describe('footwear', () => {
  it.each<Passing>([
    ['tall boots under a mini skirt', ['crew-tee', 'mini-skirt', 'knee-boots']],
    ['tall boots under a hem at 6.9', ['flutter-wrap-dress', 'knee-boots']],
    ['tights in pumps', ['sheath-dress', 'tights', 'pumps']],
    ['tights in ankle boots', ['sheath-dress', 'tights', 'ankle-boots']],
    ['a gown that stands', ['halter-gown', 'pumps']],
    ['a hem at 7.95 that walks', ['tiered-maxi-dress', 'sandals'], posed('walk')],
    ['crew socks in trainers', ['crew-tee', 'straight-jeans', 'crew-socks', 'sneakers']],
    ['wool socks in loafers', ['crew-tee', 'straight-trousers', 'wool-socks', 'loafers']],
    ['dress shoes with a tailored coat', ['long-coat', 'crew-tee', 'straight-jeans', 'oxfords']],
    ['no shoes', ['halter-gown', 'tights'], posed('walk')],
    ['shoes alone', ['knee-boots', 'tights']],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(footwear, pieces, around)).toBeUndefined();
  });

  const VANISH = 'Tall boots vanish under the hem.';
  const NO_SKIRT = 'Tights are worn under a skirt or a dress.';
  const STILL = 'A floor-length hem does not stride.';
  it.each<Broken>([
    ['tall boots under a hem at 7', VANISH, ['crew-tee', 'slip-skirt', 'knee-boots']],
    ['tall boots under jeans', VANISH, ['crew-tee', 'straight-jeans', 'wellingtons']],
    ['tall boots under shorts', VANISH, ['crew-tee', 'denim-shorts', 'knee-boots']],
    ['tights under trousers', NO_SKIRT, ['crew-tee', 'straight-jeans', 'tights', 'pumps']],
    ['tights under a floor-length gown', NO_SKIRT, ['halter-gown', 'tights', 'pumps']],
    [
      'tights in trainers',
      'The low trainers go without tights.',
      ['crew-tee', 'mini-skirt', 'tights', 'sneakers'],
    ],
    [
      'wool socks in pumps',
      'No wool socks show over the pointed pumps.',
      ['crew-tee', 'straight-trousers', 'wool-socks', 'pumps'],
    ],
    [
      'wool socks under a skirt',
      'No wool socks show over the loafers.',
      ['crew-tee', 'mini-skirt', 'wool-socks', 'loafers'],
    ],
    ['tights in sandals', 'The strappy sandals go without tights.', ['sheath-dress', 'tights', 'sandals']],
    [
      'tights under a slit',
      'A slit is worn over bare legs.',
      ['satin-blouse', 'slit-skirt', 'tights', 'pumps'],
    ],
    [
      'velvet slippers under a skirt',
      'Velvet slippers go under trousers.',
      ['satin-blouse', 'slip-skirt', 'evening-slippers'],
    ],
    [
      'velvet slippers under a coat',
      'Velvet slippers stay indoors.',
      ['opera-coat', 'satin-blouse', 'evening-trousers', 'evening-slippers'],
    ],
    [
      'dress shoes with a parka',
      'Laced dress shoes ask for a tailored coat.',
      ['parka', 'long-sleeved-tee', 'straight-jeans', 'oxfords'],
    ],
    ['a gown over ankle boots', 'A gown is worn with heels.', ['velvet-gown', 'velvet-boots']],
    ['a gown that walks', STILL, ['halter-gown', 'pumps'], posed('walk')],
    ['a hem at 8.5 that steps', STILL, ['velvet-gown', 'pumps'], posed('step')],
    ['a gown that crosses its legs', STILL, ['mermaid-gown', 'pumps'], posed('cross')],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(footwear, pieces, around)).toBe(sentence);
  });
});

describe('hatAndHair', () => {
  const wearing = (hair: HairStyle, pieces: Pieces, more: Partial<FigureSpec> = {}) =>
    saysOf(hatAndHair, pieces, { figure: { hair: { style: hair, colour: NAVY }, ...more } });
  const scarf = { name: 'plain', colour: NAVY } as const;

  it('lets a hat sit on flat hair, and nothing on high hair or a headscarf', () => {
    expect(wearing('bob', ['beanie'])).toBeUndefined();
    expect(wearing('afro', ['crew-tee'])).toBeUndefined();
    expect(wearing('bob', ['crew-tee'], { headscarf: scarf })).toBeUndefined();
  });

  it('lets a beanie be worn with a hood, and names a fedora over one', () => {
    expect(wearing('bob', ['duffle-coat', 'beanie'])).toBeUndefined();
    expect(wearing('bob', ['duffle-coat', 'fedora'])).toBe(
      'The felt fedora has no room over the hood of the hooded duffle coat.',
    );
  });

  it('names a hat on high hair or on a headscarf', () => {
    expect(wearing('topknot', ['beanie'])).toBe('The beanie has no room over the hair.');
    expect(wearing('bob', ['beanie'], { headscarf: scarf })).toBe('A headscarf is worn without a hat.');
  });
});

describe('headscarf', () => {
  const hijab = { figure: { headscarf: { name: 'plain', colour: NAVY, drape: 'wound' } } } as const;
  const headwrap = { figure: { headscarf: { ...hijab.figure.headscarf, drape: 'headwrap' } } } as const;
  const trousers = 'wide-leg-trousers';

  it.each<Passing>([
    ['a roll-neck and wide trousers', ['fine-roll-neck', trousers], hijab],
    ['a crew neck', ['fine-crew-jumper', trousers], hijab],
    ['a collar', ['poplin-shirt', trousers], hijab],
    ['a hood', ['hoodie', trousers], hijab],
    ['short sleeves under a long-sleeved jacket', ['peak-blazer', 'crew-tee', trousers], hijab],
    ['a skirt to 6.4 over tights', ['fine-roll-neck', 'a-line-skirt', 'tights'], hijab],
    ['a skirt to 6.4 over tall boots', ['fine-roll-neck', 'a-line-skirt', 'knee-boots'], hijab],
    ['a long dress over tights', ['long-shirt-dress', 'tights'], hijab],
    ['a long-sleeved overall', ['ski-suit'], hijab],
    ['a headwrap with anything', ['ribbed-tank', 'denim-shorts', 'pendant'], headwrap],
    ['no headscarf with anything', ['ribbed-tank', 'denim-shorts', 'pendant']],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(headscarf, pieces, around)).toBeUndefined();
  });

  const SLEEVES = 'A headscarf is worn with long sleeves.';
  const HEMS = 'A headscarf is worn with long, easy hems.';
  const LEGS = 'A headscarf is worn with covered legs.';
  const NECKWEAR = 'The headscarf drapes where the neckwear would be.';
  const NECKLINE = 'A headscarf is worn with a closed neckline.';
  it.each<Broken>([
    ['short sleeves', SLEEVES, ['crew-tee', trousers]],
    ['rolled sleeves', SLEEVES, ['rolled-shirt', trousers]],
    ['a skirt to 6.3', HEMS, ['fine-roll-neck', 'pleated-skirt', 'tights']],
    ['a slit skirt', HEMS, ['fine-roll-neck', 'slit-skirt', 'tights']],
    ['a dress to 5', HEMS, ['peak-blazer', 'polo-dress', 'tights']],
    ['a short playsuit', HEMS, ['peak-blazer', 'playsuit']],
    ['trousers that end above the ankle', HEMS, ['fine-roll-neck', 'culottes']],
    ['bare legs below a long skirt', LEGS, ['fine-roll-neck', 'a-line-skirt', 'ankle-boots']],
    ['sheer tights', LEGS, ['fine-roll-neck', 'a-line-skirt', 'sheer-tights']],
    ['a scarf', NECKWEAR, ['fine-crew-jumper', trousers, 'long-scarf']],
    ['a necklace', NECKWEAR, ['fine-crew-jumper', trousers, 'pendant']],
    ['a V-neck', NECKLINE, ['v-neck-jumper', trousers]],
    ['a scoop neck', NECKLINE, ['scoop-tee', trousers]],
    ['a jacket over nothing', NECKLINE, ['peak-blazer', trousers]],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(headscarf, pieces, hijab)).toBe(sentence);
  });

  it('names short sleeves under a jacket that is carried', () => {
    const carried = { figure: { ...hijab.figure, pose: 'jacket-over' } } as const;
    expect(saysOf(headscarf, ['peak-blazer', 'crew-tee', trousers], carried)).toBe(SLEEVES);
    expect(saysOf(headscarf, ['peak-blazer', 'poplin-shirt', trousers], carried)).toBeUndefined();
  });
});

describe('eyewearAndAids', () => {
  it.each<Passing>([
    ['glasses', ['clutch'], { figure: { glasses: 'round' } }],
    ['sunglasses', ['sunglasses']],
    ['a cane and a tote', ['tote'], { figure: { aid: 'cane' } }],
    ['a hearing aid and a clutch', ['clutch'], { figure: { aid: 'hearing-aid' } }],
    ['a clutch', ['clutch']],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(eyewearAndAids, pieces, around)).toBeUndefined();
  });

  const NO_HAND = 'A clutch and a cane leave no hand free.';
  it.each<Broken>([
    [
      'sunglasses on glasses',
      'Sunglasses are worn instead of glasses.',
      ['sunglasses'],
      { figure: { glasses: 'wire' } },
    ],
    ['sunglasses above a roll-neck', 'Sunglasses wait for an open neck.', ['fine-roll-neck', 'sunglasses']],
    ['a cane and a clutch', NO_HAND, ['clutch'], { figure: { aid: 'cane' } }],
    ['a crutch and a clutch', NO_HAND, ['clutch'], { figure: { aid: 'forearm-crutch' } }],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(eyewearAndAids, pieces, around)).toBe(sentence);
  });
});

describe('legsSeen', () => {
  it.each<[string, boolean, Pieces]>([
    ['a midi skirt', true, ['crew-tee', 'pencil-skirt', 'pumps']],
    ['shorts', true, ['crew-tee', 'denim-shorts', 'sneakers']],
    ['Bermudas', false, ['crew-tee', 'bermuda-shorts', 'sneakers']],
    ['jeans', false, ['crew-tee', 'straight-jeans', 'sneakers']],
    ['a floor-length gown', false, ['halter-gown', 'pumps']],
    ['tights', false, ['sheath-dress', 'tights', 'pumps']],
    ['tall boots', false, ['sheath-dress', 'knee-boots']],
    ['ankle boots', true, ['sheath-dress', 'ankle-boots']],
    ['a playsuit', false, ['playsuit', 'sandals']],
  ])('answers for %s: %s', (_what, seen, pieces) => {
    expect(legsSeen(worn(pieces))).toBe(seen);
  });
});
