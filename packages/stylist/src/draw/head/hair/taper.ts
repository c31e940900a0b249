import { resample, sample } from '#draw/kit/curve.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';

/** Where close sides thin out, from the viewer's left: above the nape, round the ear and down the sideburn. */
const EDGES: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList('-.4,-.1 -.31,-.09 -.28,-.08 0,.2 .28,-.08 .31,-.09 .4,-.1'),
  'three-quarter': nodeList(
    '-.46,.02 -.4,.0 -.35,-.02 -.3,-.07 -.25,-.11 -.21,-.12 -.17,-.08 -.13,-.03 -.05,.04',
  ),
  profile: nodeList(
    '-.5,.03 -.43,.01 -.37,-.01 -.3,-.03 -.23,-.07 -.16,-.11 -.1,-.13 -.04,-.11 0,-.06 .05,-.02 .12,.04',
  ),
  back: nodeList(
    '-.4,-.12 -.32,-.08 -.26,-.03 -.18,.04 -.1,.09 0,.11 .1,.09 .18,.04 .26,-.03 .32,-.08 .4,-.12',
  ),
};
/** How far the edge wanders, heads: clippers leave no line. */
const UNEVEN = 0.026;
const POINTS = 19;
const BELOW = 0.5;

/** Returns what lies below the edge down to which the sides keep their length. */
export function taper(turn: HeadTurn, random: () => number): readonly Node[] {
  const edge = resample(sample(EDGES[turn], 4), POINTS).map(
    ([x, y], i): Node => [x, y + (i % 2 ? 1 : -1) * UNEVEN * random()],
  );
  const [first = [0, 0], last = first] = [edge[0], edge.at(-1)];
  return [corner([first[0], BELOW]), ...edge, corner([last[0], BELOW])];
}
