import { describe, expect, it } from 'vitest';
import { outlinesOf } from '#draw/kit/flatten.ts';
import type { TrousersCut } from '#garments/cut.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftLeg } from './trouser-leg.ts';
import { RISE } from './trousers.ts';

/** How often the hem turns from falling to rising, from seam to seam. */
function lobesOf(fit: TrousersCut['fit']): number {
  const context = standingContext('Rectangle', 'still');
  const leg = draftLeg(context, { type: 'trousers', fit, construction: 'tailored' }, RISE, 'right');
  const [outline = []] = outlinesOf(leg.outline);
  const floor = leg.hemOuter[1] - 0.05 * context.head;
  const heights = outline.filter(([, y]) => y > floor).map(([, y]) => y);
  return heights.filter((y, i) => y > (heights[i - 1] ?? 0) && y >= (heights[i + 1] ?? 0)).length;
}

describe('the hem of a leg', () => {
  it('hangs in lobes where the leg is wide, and goes round the ankle in one curve where it is not', () => {
    expect(lobesOf('wide')).toBeGreaterThan(lobesOf('straight'));
    expect(lobesOf('straight')).toBe(1);
  });
});

describe('the near leg in profile', () => {
  const forkAhead = (fit: TrousersCut['fit'], side: 'left' | 'right') => {
    const context = standingContext('Rectangle', 'profile');
    const leg = draftLeg(context, { type: 'trousers', fit, construction: 'plain' }, RISE, side);
    return (leg.crotch[0] - context.body.crotch()[0]) / context.head;
  };

  it('covers the fork of shorts from the front seam on, where a notch would look like a flap', () => {
    expect(forkAhead('short', 'left')).toBeGreaterThan(0.1);
    expect(forkAhead('bermuda', 'left')).toBeGreaterThan(0.1);
    expect(forkAhead('short', 'right')).toBe(0);
    expect(forkAhead('straight', 'left')).toBe(0);
  });
});
