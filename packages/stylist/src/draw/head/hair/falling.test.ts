import { describe, expect, it } from 'vitest';
import { createRandom } from '#random.ts';
import { HEAD_TURNS } from '../head-view.ts';
import { bob } from './bob.ts';
import { fringe } from './fringe.ts';
import type { HairDesign } from './hair-lock.ts';
import { long } from './long.ts';

const nodesOf = ({ back, front, over = [] }: HairDesign) =>
  [...back, ...front, ...over].flatMap(({ outline }) => outline);

describe('falling hair', () => {
  it.each(HEAD_TURNS)('hangs little wider than the head when cut to the jaw, seen from the %s', (turn) => {
    for (const cut of [bob, fringe]) {
      const nodes = nodesOf(cut(turn, createRandom(5)));
      const across = nodes.map(([x]) => x);
      expect(Math.max(...across) - Math.min(...across)).toBeLessThan(turn === 'profile' ? 0.81 : 0.77);
      expect(Math.min(...nodes.map(([, y]) => y))).toBeGreaterThan(-0.585);
    }
  });

  it.each([bob, fringe, long])('shows a lock beyond the far cheek of a head at three quarters', (cut) => {
    const beyond = cut('three-quarter', createRandom(5)).back.filter(
      ({ outline, depth = 0 }) => depth < 0.5 && outline.some(([x, y]) => x > 0.31 && y > 0),
    );
    expect(beyond.length).toBe(1);
  });

  it.each(['three-quarter', 'profile'] as const)('thins out at its end, seen from the %s', (turn) => {
    const fall = long(turn, createRandom(5)).front[0]?.outline ?? [];
    const end = Math.max(...fall.map(([, y]) => y));
    const low = fall.filter(([, y]) => y > end - 0.1).map(([x]) => x);
    const full = fall.filter(([, y]) => y > 0.6 && y < 1).map(([x]) => x);
    const width = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
    expect(width(low)).toBeLessThan(width(full) * 0.6);
  });
});
