import { describe, expect, it } from 'vitest';
import { createRandom } from '#random.ts';
import { HEAD_TURNS } from '../head-view.ts';
import { afro } from './coils.ts';
import { curls, curlyBob } from './curls.ts';
import type { HairLock } from './hair-lock.ts';

const heightsOf = (nodes: readonly (readonly [number, number, ...unknown[]])[]) => nodes.map(([, y]) => y);

const reachOf = ({ outline, dark = [] }: HairLock) => {
  const [top, end] = [Math.min(...heightsOf(outline)), Math.max(...heightsOf(outline))];
  const drawn = dark.flatMap(({ line }) => heightsOf(line));
  return { above: (Math.min(...drawn) - top) / (end - top), below: (end - Math.max(...drawn)) / (end - top) };
};

describe('curls', () => {
  it.each(HEAD_TURNS)('lie all over the fall of the hair seen %s, and not on a part of it', (turn) => {
    for (const style of [curls, curlyBob]) {
      const { front, over = [] } = style(turn, createRandom(4));
      for (const mass of [...front, ...over]) {
        const { above, below } = reachOf(mass);
        expect(above).toBeLessThan(0.22);
        expect(below).toBeLessThan(0.2);
        expect(mass.light?.length).toBeGreaterThan(1);
      }
    }
  });
});

describe('afro', () => {
  it('shows coils over the forehead as well as round it', () => {
    const [hairline] = afro('front', createRandom(4)).front;
    const above = (hairline?.dark ?? []).filter(({ line }) =>
      line.every(([x, y]) => Math.abs(x) < 0.25 && y > -0.52 && y < -0.34),
    );
    expect(above.length).toBeGreaterThan(5);
  });
});
