import { describe, expect, it } from 'vitest';
import { toHex } from '#colour/convert.ts';
import { WOOL } from '../cuts/testing/every-item.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { boxOfPaths } from '../kit/box.ts';
import { drawShoe } from './draw-shoe.ts';

describe('drawFoot', () => {
  it('draws the shin of a leg that crosses before the other over its ankle', () => {
    const context = standingContext('Round', 'cross');
    const { document, body, skin } = context;
    const topOf = (side: 'left' | 'right') => {
      document.silhouettes.length = 0;
      const svg = document.toSvg(drawShoe(context, side, 'flat', WOOL));
      const shapes = [...svg.matchAll(/<use href="#([^"]+)" fill="([^"]+)"/g)];
      const foot = shapes.find(([, , fill]) => fill === toHex(skin))?.[1];
      const [, d = ''] = svg.match(new RegExp(`id="${foot}"[^>]* d="([^"]+)"`)) ?? [];
      return boxOfPaths([d]).top;
    };
    const ankleOf = (side: 'left' | 'right') => body.legs[side].at(2)[1];
    const heads = (side: 'left' | 'right') => (ankleOf(side) - topOf(side)) / context.head;
    expect(heads('right')).toBeGreaterThan(heads('left') + 0.2);
  });
});
