import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
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
  });

  it('sags in the middle of the hem', () => {
    const { hemAt } = draftSkirt(standingContext(), 'a-line', 2.86, 6);
    expect(hemAt(0)[1]).toBeGreaterThan(Math.max(hemAt(-1)[1], hemAt(1)[1]));
  });
});
