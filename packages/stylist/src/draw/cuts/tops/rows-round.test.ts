import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { toHex } from '#colour/convert.ts';
import { POSES } from '#outfit.ts';
import { dressFigure } from '../dress-figure.ts';
import { dressed, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { rowsRound } from './rows-round.ts';

const rowsOf = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map((row) => [...row.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));

describe.each(BODY_SHAPES)('stripes round a %s figure', (shape) => {
  const { body } = standingContext(shape, 'still');
  const rows = rowsOf(rowsRound(body, (v) => body.halfWidth(v) + 0.06, 3.6, 0.16));

  it('sag in the middle, over chest and hips', () => {
    for (const row of rows) {
      const [[, start = 0] = [], [, end = 0] = []] = [row[0], row.at(-1)];
      expect(Math.max(...row.map(([, y = 0]) => y))).toBeGreaterThan((start + end) / 2);
    }
  });

  it('never touch each other', () => {
    const middles = rows.map((row) => Math.max(...row.map(([, y = 0]) => y)));
    const gaps = middles.slice(1).map((y, i) => y - (middles[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0.1 * body.headPx);
  });
});

it.each(POSES)('a striped top has no join across its front in the pose %s', (pose) => {
  const striped = { ...WOOL, name: 'breton' as const };
  const top = dressed({ type: 'tee', neck: 'crew', sleeve: 'short' }, 'over', striped);
  const context = standingContext('Round', pose);
  const { top: drawn = '' } = dressFigure(context, [top]);
  // Fills from g… are gradients, from d… the tiles of a print.
  expect(drawn.includes('fill="url(#d')).toBe(false);
  expect(drawn).toContain(toHex(striped.second ?? striped.colour));
});
