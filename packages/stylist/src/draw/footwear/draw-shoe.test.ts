import { describe, expect, it } from 'vitest';
import { toHex } from '#colour/convert.ts';
import type { ShoeCut } from '#garments/cut.ts';
import { POSES } from '#outfit.ts';
import { WOOL } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { drawShoe, drawShoes } from './draw-shoe.ts';
import { footSpace } from './foot-space.ts';

const LASTS: readonly ShoeCut['last'][] = [
  'sneaker',
  'loafer',
  'pump',
  'ankle-boot',
  'sandal',
  'knee-boot',
  'runner',
  'flat',
  'chelsea',
  'oxford',
  'mary-jane',
  'mule',
  'slingback',
  'espadrille',
  'block-sandal',
  'flat-sandal',
  'slide',
  'platform',
  'high-top',
  'hiking-boot',
  'snow-boot',
  'wellington',
];

describe('drawShoe', () => {
  it.each(LASTS)('draws a %s on either foot in every pose', (last) => {
    for (const pose of POSES) {
      const context = standingContext('Pear', pose);
      const drawn = drawShoe(context, 'left', last, WOOL) + drawShoe(context, 'right', last, WOOL);
      expect(faultsOf(context.document.toSvg(drawn))).toEqual([]);
      expect(drawn).toContain(toHex(WOOL.colour));
    }
  });

  it('draws no two lasts alike', () => {
    const drawings = LASTS.map((last) => {
      const context = standingContext();
      return context.document.toSvg(drawShoe(context, 'left', last, WOOL));
    });
    expect(new Set(drawings).size).toBe(LASTS.length);
  });

  it('leaves no foot in a shoe that stands empty', () => {
    const skin = toHex(standingContext().skin);
    for (const last of LASTS) {
      expect(drawShoe(standingContext(), 'left', last, WOOL, 'empty'), last).not.toContain(skin);
    }
  });

  it('shows skin in a sandal and none in a boot', () => {
    const skin = toHex(standingContext().skin);
    expect(drawShoe(standingContext(), 'left', 'sandal', WOOL)).toContain(skin);
    expect(drawShoe(standingContext(), 'left', 'ankle-boot', WOOL)).not.toContain(skin);
  });
});

describe('drawShoes', () => {
  it('stands each shoe on its own shadow, the rear one drawn first', () => {
    const drawn = drawShoes(standingContext(), { type: 'shoe', last: 'flat' }, WOOL, ['right', 'left']);
    expect(drawn.match(/<ellipse/g)).toHaveLength(2);
  });
});

describe('footSpace', () => {
  it('shows a foot that is turned out from the side', () => {
    expect(footSpace(standingContext('Rectangle', 'contra'), 'right').view).toBe('side');
    expect(footSpace(standingContext('Rectangle', 'contra'), 'left').view).toBe('front');
  });

  it('draws the foot behind in a stride smaller', () => {
    const context = standingContext('Rectangle', 'walk');
    expect(footSpace(context, 'right').head).toBeLessThan(footSpace(context, 'left').head);
  });
});
