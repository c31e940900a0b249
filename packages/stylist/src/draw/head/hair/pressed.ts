import { clamp, lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import type { HairLock, Strand } from './hair-lock.ts';

/** The inside of a hat's crown, left and right, in head space. */
const CROWNS: Readonly<Record<HeadTurn, readonly [left: number, right: number]>> = {
  front: [-0.335, 0.335],
  'three-quarter': [-0.41, 0.29],
  profile: [-0.47, 0.32],
  back: [-0.33, 0.33],
};
const CROWN_TOP = -0.53;
/** Above this the crown of a hat closes over the skull like a dome, so many heads high. */
const DOME = { from: -0.2, height: 0.36 } as const;
/** Hair begins to lie close where the hat's edge is, and does so wholly a little above. */
const EDGE = -0.05;
const CLOSE = 0.1;

/** How much of a crown's width is left at a height. */
const domeAt = (y: number) => Math.sqrt(1 - clamp((DOME.from - y) / DOME.height) ** 2);

/** Returns hair as a hat presses it: no wider and no higher than the crown, as full as ever below the edge. */
export function pressed(turn: HeadTurn, lock: HairLock): HairLock {
  const [left, right] = CROWNS[turn];
  const press = (nodes: readonly Node[]): Node[] =>
    nodes.map(([x, y, kind]): Node => {
      const share = clamp((EDGE - y) / CLOSE);
      const under = Math.max(y, CROWN_TOP);
      const [middle, half] = [(left + right) / 2, ((right - left) / 2) * domeAt(under)];
      const to = [lerp(x, clamp(x, middle - half, middle + half), share), under] as const;
      return kind ? [...to, kind] : [...to];
    });
  const strands = (list: readonly Strand[] = []) => list.map((one) => ({ ...one, line: press(one.line) }));
  const { outline, strips, marks, dark, light } = lock;
  return {
    ...lock,
    outline: press(outline),
    dark: strands(dark),
    light: strands(light),
    ...(strips ? { strips: strips.map(press) } : {}),
    ...(marks ? { marks: marks.map(press) } : {}),
  };
}
