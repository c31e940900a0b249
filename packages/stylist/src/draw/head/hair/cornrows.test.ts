import { expect, it } from 'vitest';
import { createRandom } from '#random.ts';
import { cornrows } from './cornrows.ts';

it('parts cornrows seen from the front, and leads each up to the crown', () => {
  const rows = cornrows('front', createRandom(5)).front.find(({ strips }) => strips);
  const outlines = rows ? [rows.outline, ...(rows.strips ?? [])] : [];
  const roots = outlines
    .map((nodes) => {
      const low = Math.max(...nodes.map(([, y]) => y));
      const across = nodes.filter(([, y]) => y > low - 0.06).map(([x]) => x);
      return [Math.min(...across), Math.max(...across)] as const;
    })
    .sort(([a], [b]) => a - b);
  expect(roots.length).toBe(9);
  roots.slice(1).forEach(([left], i) => {
    expect(left).toBeGreaterThan((roots[i]?.[1] ?? 0) - 0.005);
  });
  const tops = outlines.map((nodes) => Math.min(...nodes.map(([, y]) => y)));
  expect(Math.min(...tops)).toBeLessThan(-0.51);
});
