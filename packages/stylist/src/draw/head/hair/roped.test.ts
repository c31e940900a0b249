import { describe, expect, it } from 'vitest';
import type { Node } from '#draw/kit/point.ts';
import { createRandom } from '#random.ts';
import { HEAD_TURNS } from '../head-view.ts';
import type { HairLock } from './hair-lock.ts';
import { boxBraids, locs, twists } from './roped.ts';

const ropesOf = (masses: readonly HairLock[]): readonly (readonly Node[])[] =>
  masses.flatMap(({ outline, strips }) => (strips ? [outline, ...strips] : []));
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe.each(HEAD_TURNS)('ropes of hair seen from the %s', (turn) => {
  it.each([twists, locs, boxBraids])('hang apart below the nape, each to its own length', (style) => {
    const { front, over = [], tail = [] } = style(turn, createRandom(5));
    const masses = [...front, ...over, ...tail];
    const solid = masses.filter(({ strips }) => !strips).flatMap(({ outline }) => outline);
    expect(Math.max(...solid.map(([, y]) => y))).toBeLessThan(0.35);
    const ends = ropesOf(masses).map((nodes) => Math.max(...nodes.map(([, y]) => y)));
    expect(spread(ends.filter((y) => y > 0.3))).toBeGreaterThan(0.14);
  });

  it('stand off the skull by different heights', () => {
    const { front, over = [] } = locs(turn, createRandom(5));
    const tops = ropesOf([...front, ...over]).map((nodes) => Math.min(...nodes.map(([, y]) => y)));
    expect(Math.min(...tops)).toBeLessThan(-0.585);
    expect(spread(tops)).toBeGreaterThan(0.015);
  });

  it('lie over and under each other in light and shade', () => {
    const { front, over = [] } = twists(turn, createRandom(5));
    const hanging = [...front, ...over].filter(({ strips }) => strips);
    expect(new Set(hanging.map(({ depth }) => depth)).size).toBeGreaterThan(1);
    expect(hanging.every(({ light = [] }) => light.length > 0)).toBe(true);
  });
});

it('hangs ropes before either shoulder of a head seen from the front', () => {
  const { front } = boxBraids('front', createRandom(5));
  const ends = ropesOf(front).filter((nodes) => nodes.some(([, y]) => y > 1));
  const left = ends.filter((nodes) => nodes.every(([x]) => x < 0));
  expect(left.length).toBeGreaterThan(2);
  expect(ends.length - left.length).toBeGreaterThan(2);
});
