import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '../kit/box.ts';
import { tufted } from './tufted.ts';

const HEAD = 100;

describe('tufted', () => {
  it.each([
    ['one way', 'M0 0L200 0L200 300L0 300Z'],
    ['the other way', 'M0 0L0 300L200 300L200 0Z'],
  ])('softens an edge outwards, drawn %s round', (_, d) => {
    const soft = tufted(d, HEAD);
    expect(soft.split('C').length).toBeGreaterThan(60);
    const box = boxOfPaths([soft]);
    expect(box.left).toBeLessThan(-0.5);
    expect(box.right).toBeGreaterThan(200.5);
    expect(box.right).toBeLessThan(200 + 0.05 * HEAD);
  });

  it('lets tufts run into each other, with no cusp but at a corner', () => {
    const soft = tufted('M0 0L200 0L200 300L0 300Z', HEAD);
    const spans = soft
      .split('C')
      .slice(1)
      .map((span) => span.match(/-?[\d.]+/g)?.map(Number) ?? []);
    const angle = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
    const turns = spans.slice(1).map(([x = 0, y = 0], i) => {
      const [, , cx = 0, cy = 0, ex = 0, ey = 0] = spans[i] ?? [];
      return Math.abs(((angle(x - ex, y - ey) - angle(ex - cx, ey - cy) + 540) % 360) - 180);
    });
    const corners = 4;
    expect(turns.filter((turn) => turn > 15).length).toBeLessThanOrEqual(corners);
  });
});
