import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { standingContext } from './testing/standing-context.ts';
import { draftOuter, draftTop, showsUnder } from './upper-body.ts';

const cloth = { name: 'plain', colour: oklch(0.5, 0.05, 50) } as const;

describe('showsUnder', () => {
  it('draws a top under a gilet, beside whose armholes it shows, and not under a zipped coat', () => {
    const context = standingContext();
    const under = (sleeveless: boolean) => {
      const top = draftTop(context, {
        cut: { type: 'knit', gauge: 'fine', neck: 'roll' },
        cloth,
        worn: 'tucked',
      } as never);
      const outer = draftOuter(context, { cut: { type: 'puffer', hem: 4, sleeveless }, cloth } as never);
      return showsUnder(top.parts, [outer]);
    };
    expect(under(true)).toBe(true);
    expect(under(false)).toBe(false);
  });
});
