import { describe, expect, it } from 'vitest';
import { type Broken, type Passing, piece, saysOf, tucked } from '../testing/worn-look.ts';
import { bagsAndBelts } from './bags-and-belts.gate.ts';
import { layerRoom } from './layer-room.gate.ts';
import { neckwear } from './neckwear.gate.ts';

describe('layerRoom', () => {
  it.each<Passing>([
    ['a hood with nothing over it', ['hoodie', 'joggers']],
    ['a jacket over nothing', ['notch-blazer']],
    ['a crew neck under a puffer', ['puffer-jacket', 'fine-crew-jumper']],
    ['a collar under a blazer', ['notch-blazer', 'poplin-shirt']],
    ['a jumper of volume 2 under a coat', ['long-coat', 'fine-crew-jumper']],
    ['long sleeves under a gilet', ['gilet', 'long-sleeved-tee']],
    ['a full jumper under a gilet', ['gilet', 'chunky-jumper']],
    ['a vest over a shirt', ['knitted-vest', 'poplin-shirt']],
    ['a vest over a roll-neck', ['knitted-vest', 'fine-roll-neck']],
    ['a bare neckline under an open jacket', ['peak-blazer', 'camisole']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(layerRoom, pieces)).toBeUndefined();
  });

  const CRUSHED = 'A collar is crushed under a puffer.';
  it.each<Broken>([
    ['a hood under a coat', 'A hood and a collar contend at the neck.', ['long-coat', 'hoodie']],
    ['a hood under a jacket', 'A hood and a collar contend at the neck.', ['peak-blazer', 'cropped-hoodie']],
    ['a collar under a puffer', CRUSHED, ['puffer-jacket', 'poplin-shirt']],
    ['a collar under a gilet', CRUSHED, ['gilet', 'polo-shirt']],
    ['a vest over a jumper', 'The knitted vest goes over a shirt.', ['knitted-vest', 'v-neck-jumper']],
    ['short sleeves under a gilet', 'A gilet is worn over long sleeves.', ['gilet', 'crew-tee']],
    [
      'short sleeves under a vest',
      'The knitted vest goes over long sleeves.',
      ['knitted-vest', 'polo-shirt'],
    ],
    [
      'a jumper of volume 3 under a puffer',
      'The cropped jumper is too full to go under the quilted puffer jacket.',
      ['puffer-jacket', 'cropped-jumper'],
    ],
    [
      'a camisole under a buttoned jacket',
      'The buttoned blazer would hide the camisole.',
      ['notch-blazer', 'camisole'],
    ],
    [
      'a V-neck under a buttoned jacket',
      'The buttoned blazer would hide the V-neck T-shirt.',
      ['notch-blazer', 'v-neck-tee'],
    ],
    [
      'a scoop neck under a buttoned jacket',
      'The buttoned blazer would hide the ribbed tank.',
      ['notch-blazer', 'ribbed-tank'],
    ],
    [
      'a wrap dress under a buttoned coat',
      'The belted trench coat would hide the long-sleeved wrap dress.',
      ['trench-coat', 'long-wrap-dress'],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(layerRoom, pieces)).toBe(sentence);
  });
});

describe('neckwear', () => {
  it.each<Passing>([
    ['a necklace on a crew neck', ['crew-tee', 'pendant']],
    ['a necklace under an open jacket', ['peak-blazer', 'shell-top', 'pendant']],
    ['a scarf on a crew neck', ['crew-tee', 'long-scarf']],
    ['a scarf on a collar', ['poplin-shirt', 'long-scarf']],
    ['a scarf on a coat, whatever is below', ['long-coat', 'v-neck-jumper', 'long-scarf']],
    ['a bare neck', ['fine-roll-neck', 'notch-blazer']],
    ['a tie under a collar and a jacket', ['notch-blazer', 'poplin-shirt', 'silk-tie']],
    ['a tie under a waistcoat', ['waistcoat', 'dress-shirt', 'silk-tie']],
    ['a bow tie under a tuxedo', ['tuxedo-jacket', 'dress-shirt', 'bow-tie']],
    ['a bow tie under an evening coat', ['tuxedo-coat', 'dress-shirt', 'bow-tie']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(neckwear, pieces)).toBeUndefined();
  });

  const LOOSE = 'A scarf needs a coat or a closed neckline.';
  const COVERED = 'The neckline covers the necklace.';
  const UNTIED = 'A tie needs a shirt collar and a jacket.';
  it.each<Broken>([
    ['necklace and scarf', 'A scarf covers the necklace.', ['crew-tee', 'pendant', 'long-scarf']],
    [
      'a necklace under a buttoned jacket',
      'The jacket covers the necklace.',
      ['notch-blazer', 'crew-tee', 'pendant'],
    ],
    [
      'a necklace under a buttoned coat',
      'The jacket covers the necklace.',
      ['trench-coat', 'crew-tee', 'pendant'],
    ],
    ['a necklace on a roll-neck', COVERED, ['fine-roll-neck', 'pendant']],
    ['a necklace under a hood', COVERED, ['hoodie', 'pendant']],
    ['a necklace on a roll-necked dress', COVERED, ['knit-dress', 'pendant']],
    ['pearls over a bow', 'The bow is ornament enough.', ['bow-blouse', 'pearls']],
    ['a scarf on a V-neck', LOOSE, ['v-neck-jumper', 'long-scarf']],
    ['a scarf on a V-neck under a jacket', LOOSE, ['peak-blazer', 'v-neck-jumper', 'long-scarf']],
    ['a scarf on a roll-neck', 'The roll-neck is scarf enough.', ['fine-roll-neck', 'long-scarf']],
    [
      'a snood on a roll-neck in a coat',
      'The roll-neck is scarf enough.',
      ['trench-coat', 'fine-roll-neck', 'snood'],
    ],
    ['a dress shirt alone', 'A dress shirt asks for a jacket.', ['dress-shirt', 'evening-trousers']],
    ['a tie over a knitted vest', UNTIED, ['knitted-vest', 'poplin-shirt', 'silk-tie']],
    ['a tie without a jacket', UNTIED, ['poplin-shirt', 'silk-tie']],
    ['a tie under a roll-neck', UNTIED, ['notch-blazer', 'fine-roll-neck', 'silk-tie']],
    ['a tie in a collar cut to lie open', UNTIED, ['notch-blazer', 'open-collar-shirt', 'silk-tie']],
    [
      'a bow tie by day',
      'A bow tie waits for an evening jacket.',
      ['notch-blazer', 'poplin-shirt', 'bow-tie'],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(neckwear, pieces)).toBe(sentence);
  });
});

describe('bagsAndBelts', () => {
  const jeans = 'straight-jeans';
  const TAN = { l: 0.6, c: 0.09, h: 60 };

  it.each<Passing>([
    [
      'a crossbody bag on a shirt of another colour',
      ['crew-tee', jeans, piece('shoulder-bag', { colour: TAN })],
    ],
    ['a tote beside a coat', ['long-coat', jeans, 'tote']],
    ['a belt over a tucked top', [tucked('crew-tee'), jeans, 'leather-belt']],
    ['a belt under an open jacket', ['peak-blazer', tucked('crew-tee'), jeans, 'leather-belt']],
    ['a skirt under a buttoned jacket, without a belt', ['notch-blazer', 'shell-top', 'pencil-skirt']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(bagsAndBelts, pieces)).toBeUndefined();
  });

  const STRAP = 'The strap would cut across the jacket.';
  const UNTHREADED = 'A belt is threaded through trousers.';
  it.each<Broken>([
    ['a crossbody bag on a coat', STRAP, ['long-coat', jeans, 'shoulder-bag']],
    ['a camera bag on a jacket', STRAP, ['peak-blazer', jeans, 'camera-bag']],
    ['a belt on a skirt', UNTHREADED, [tucked('crew-tee'), 'pencil-skirt', 'leather-belt']],
    [
      'a belt with satin',
      'A belt for jeans is not worn with satin.',
      [tucked('satin-blouse'), 'straight-trousers', 'leather-belt'],
    ],
    [
      'a backpack at work',
      'A backpack dresses down.',
      ['poplin-shirt', 'straight-trousers', 'oxfords', 'backpack'],
    ],
    [
      'a backpack on a coat',
      'Straps would crush the coat.',
      ['parka', 'crew-tee', jeans, 'sneakers', 'backpack'],
    ],
    ['bangles under a cape', 'The cape covers the wrist.', ['cape', 'crew-tee', jeans, 'bangles']],
    [
      'a belt under a knitted vest',
      'The knitted vest covers the belt.',
      ['knitted-vest', tucked('poplin-shirt'), jeans, 'leather-belt'],
    ],
    [
      'a bag lost on a shirt',
      'The bag is lost on cloth of its own colour.',
      ['crew-tee', jeans, 'shoulder-bag'],
    ],
    [
      'a wide belt under an open jacket',
      'A wide belt is worn without a jacket.',
      ['biker-jacket', tucked('crew-tee'), jeans, 'wide-belt'],
    ],
    ['a belt on a dress', UNTHREADED, ['sheath-dress', 'leather-belt']],
    ['a belt under a top', 'A belt shows only over a tucked top.', ['crew-tee', jeans, 'leather-belt']],
    ['a belt without a top', 'A belt shows only over a tucked top.', [jeans, 'leather-belt']],
    [
      'a belt under a buttoned jacket',
      'The buttoned blazer covers the belt.',
      ['notch-blazer', tucked('crew-tee'), jeans, 'leather-belt'],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(bagsAndBelts, pieces)).toBe(sentence);
  });
});
