import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS } from '#colour/hair-colours.ts';
import { SKIN_TONES } from '#colour/skin-tones.ts';
import { skinInLight } from '../figure/skin.ts';
import { browColour } from './face/brow.ts';
import { lipColour } from './face/lip-colour.ts';
import { headModel } from './head-model.ts';
import { skinPaints } from './skin-paints.ts';
import { headContext, PERSON } from './testing/bust.ts';

const tones = SKIN_TONES.map(({ name, colour }) => [name, colour] as const);
/** Less is not seen on a card of 300 px. */
const SEEN = 0.045;

describe('skinPaints', () => {
  it.each(tones)('keeps eyes, lids, lips and shade apart from %s skin', (_, skin) => {
    const paints = skinPaints(skinInLight(skin));
    const step = (l: number) => Math.abs(l - paints.base.l);
    expect(step(paints.lips.l)).toBeGreaterThan(SEEN);
    expect(step(paints.shade.l)).toBeGreaterThan(SEEN);
    expect(step(paints.lash.l)).toBeGreaterThan(0.2);
    expect(paints.eyeWhite.l).toBeGreaterThan(paints.base.l + SEEN);
  });

  it('lights the lips of the deepest skin and darkens those of the palest', () => {
    const [palest] = SKIN_TONES;
    const deepest = SKIN_TONES.at(-1);
    if (!palest || !deepest) throw new Error('There are no skin tones');
    const lips = ({ colour }: typeof palest) => {
      const paints = skinPaints(skinInLight(colour));
      return paints.lips.l - paints.base.l;
    };
    expect(lips(palest)).toBeLessThan(0);
    expect(lips(deepest)).toBeGreaterThan(0);
  });

  it('lights deep skin strongly enough to be read at night', () => {
    const deepest = SKIN_TONES.at(-1);
    if (!deepest) throw new Error('There are no skin tones');
    const { base, light, lips } = skinPaints(skinInLight(deepest.colour));
    expect(light.l - base.l).toBeGreaterThan(0.115);
    expect(lips.l - base.l).toBeGreaterThan(0.085);
  });

  it('draws lips nearer to the skin on masculine faces and with age', () => {
    const distance = (figure: Parameters<typeof headModel>[1]) => {
      const head = headModel(headContext('front'), figure);
      return Math.abs(lipColour(head).l - head.paints.base.l);
    };
    expect(distance({ presentation: 'masculine' })).toBeLessThan(distance({ presentation: 'neutral' }));
    expect(distance({ presentation: 'neutral' })).toBeLessThan(distance({}));
    expect(distance({ age: 'older' })).toBeLessThan(distance({ age: 'middle' }));
  });
});

describe('browColour', () => {
  it.each(HAIR_COLOURS.map(({ name, colour }) => [name, colour] as const))(
    'is seen on every skin under %s hair',
    (_, hair) => {
      for (const [, skin] of tones) {
        const head = headModel({ ...headContext('front', skin), hair }, { ...PERSON, age: 'older' });
        expect(Math.abs(browColour(head).l - head.paints.base.l)).toBeGreaterThan(0.08);
      }
    },
  );
});
