import { describe, expect, it } from 'vitest';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { pleats } from './pleats.ts';
import { draftSkirt } from './skirt-draft.ts';

describe('pleats', () => {
  it('step at the hem by the depth of a fold: by more it would look torn', () => {
    const context = standingContext('Rectangle', 'still');
    const { hem = [] } = pleats(WOOL, draftSkirt(context, 'pleated', 2.86, 5.75), 'pleated');
    const steps = hem.flatMap(([x, y], i) => {
      const [nextX = 0, nextY = 0] = hem[i + 1] ?? [];
      return Math.abs(nextX - x) < 0.5 ? [Math.abs(nextY - y) / context.head] : [];
    });
    expect(steps.length).toBeGreaterThan(10);
    expect(Math.min(...steps)).toBeGreaterThan(0.01);
    expect(Math.max(...steps)).toBeLessThan(0.04);
  });
});
