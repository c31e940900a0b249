import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../figure/side.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftSkirt } from './skirt-draft.ts';

describe('draftSkirt', () => {
  it.each(BODY_SHAPES)('never cuts into the hips of a %s', (shape) => {
    const context = standingContext(shape);
    for (const cut of ['pleated', 'slip', 'mini', 'a-line', 'pencil', 'wrap', 'tiered', 'gown'] as const) {
      const skirt = draftSkirt(context, cut, 2.86, 6.2);
      for (let v = 2.9; v <= 3.84; v += 0.1) {
        expect(skirt.halfWidth(v)).toBeGreaterThan(context.body.halfWidth(v));
      }
    }
  });

  it('flares an A-line and narrows a pencil from hip to hem', () => {
    const context = standingContext();
    const aLine = draftSkirt(context, 'a-line', 2.86, 6);
    const pencil = draftSkirt(context, 'pencil', 2.86, 6);
    expect(aLine.halfWidth(6)).toBeGreaterThan(aLine.halfWidth(3.85));
    expect(pencil.halfWidth(6)).toBeLessThan(pencil.halfWidth(3.85));
    const wide = draftSkirt(standingContext('Pear', 'still'), 'pencil', 2.86, 6);
    expect(wide.halfWidth(6) / wide.halfWidth(3.85)).toBeLessThan(0.92);
  });

  it('puffs gathers over narrow hips, not over wide ones', () => {
    const puff = (shape: 'Rectangle' | 'Pear') => {
      const context = standingContext(shape);
      const skirt = draftSkirt(context, 'tiered', 2.86, 7, 'linen');
      return skirt.halfWidth(3.84) - context.body.halfWidth(3.84);
    };
    expect(puff('Rectangle')).toBeGreaterThan(0.12);
    expect(puff('Pear')).toBeLessThan(0.1);
  });

  it('holds both knees of a figure that sits', () => {
    const context = standingContext('Pear', 'perched');
    const { legs } = context.body;
    const { at } = draftSkirt(context, 'pencil', 2.86, 6.4);
    const edge = (u: -1 | 1) => [5.7, 5.9, 6.1, 6.3].map((v) => at(v, u)[0]);
    expect(Math.min(...edge(-1))).toBeLessThan(legs.left.point(1, -1)[0]);
    expect(Math.max(...edge(1))).toBeGreaterThan(legs.right.point(1, 1)[0]);
  });

  it.each(['seated', 'perched'] as const)('lays a level hem round the shins of one %s', (pose) => {
    for (const mirrored of [false, true]) {
      const context = standingContext('Rectangle', pose, mirrored);
      const { hemAt } = draftSkirt(context, 'wrap', 2.86, 6.8);
      expect(Math.abs(hemAt(1)[1] - hemAt(-1)[1])).toBeLessThan(0.02 * context.head);
    }
  });

  it.each(['seated', 'perched'] as const)('is pressed on the seat by one %s', (pose) => {
    const context = standingContext('Pear', pose);
    const { left } = context.body.legs;
    const { at } = draftSkirt(context, 'wrap', 2.86, 6.8);
    const underside = left.point(0.16, -1)[1];
    expect(Math.abs(at(4.2, -1)[1] - underside)).toBeLessThan(0.12 * context.head);
    expect(at(4.2, -1)[0]).toBeLessThan(left.point(0.16, -1)[0]);
  });

  it('sags in the middle of the hem', () => {
    const { hemAt } = draftSkirt(standingContext(), 'a-line', 2.86, 6);
    expect(hemAt(0)[1]).toBeGreaterThan(Math.max(hemAt(-1)[1], hemAt(1)[1]));
  });

  it('stands less wide in denim than in wool', () => {
    const context = standingContext();
    const [wool, denim] = (['wool', 'denim'] as const).map((cloth) =>
      draftSkirt(context, 'a-line', 2.86, 6, cloth).halfWidth(6),
    );
    expect(denim).toBeLessThan(wool ?? 0);
  });

  it.each(['walk', 'step', 'cross', 'lean'] as const)('covers both knees in %s', (pose) => {
    const context = standingContext('Rectangle', pose);
    const { at } = draftSkirt(context, 'pencil', 2.86, 6.6);
    for (const side of SIDES) {
      const knee = context.body.legs[side];
      const v = (knee.at(1)[1] - context.body.free(0, 0)[1]) / context.head;
      expect(at(v, -1)[0]).toBeLessThan(knee.point(1, -1)[0]);
      expect(at(v, 1)[0]).toBeGreaterThan(knee.point(1, 1)[0]);
    }
  });

  it('lifts the hem over the leg behind in a stride', () => {
    const standing = draftSkirt(standingContext('Rectangle', 'still'), 'a-line', 2.86, 6);
    expect(standing.stride).toBe(0);
    const { stride, hemAt } = draftSkirt(standingContext('Rectangle', 'walk'), 'a-line', 2.86, 6);
    expect(stride).not.toBe(0);
    expect(hemAt(stride)[1]).toBeLessThan(hemAt(-stride)[1]);
  });
});
