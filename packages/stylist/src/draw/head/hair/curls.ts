import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { bumped } from './curl-arc.ts';
import { byTurn, type HairDesign, type HairMaker, lock } from './hair-lock.ts';
import { type Curling, type Fall, ringlets } from './ringlets.ts';

const CURLS_BACK = nodeList(
  '0,-.6 -.3,-.52 -.46,-.22 -.5,.12 -.56,.45 -.52,.75 -.3,.86 0,.8 .3,.86 .52,.75 .56,.45 .5,.12 .46,-.22 .3,-.52 0,-.6',
);
const CURLS_LEFT = nodeList('.06,-.6 -.24,-.54 -.42,-.26 -.46,.1 -.52,.45 -.47,.72');
const CURLS_LEFT_FACE = nodeList('-.36,.74 -.34,.5 -.29,.32 -.3,.1 -.25,-.13 -.12,-.32 .07,-.44!');
const CURLS_RIGHT_FACE = nodeList('.06,-.44! .2,-.31 .28,-.13 .305,.1 .3,.32 .35,.5 .37,.74');
const CURLS_RIGHT = nodeList('.47,.72 .52,.45 .46,.1 .42,-.26 .24,-.54 .06,-.6');

interface CurlyCut {
  readonly back: readonly Node[];
  /** Outer edge from the parting down, and inner edge from the end up to the parting. */
  readonly left: readonly Node[];
  readonly leftFace: readonly Node[];
  /** Inner edge from the parting down, and outer edge from the end up. */
  readonly rightFace: readonly Node[];
  readonly right: readonly Node[];
  readonly end: number;
  readonly bump: number;
  /** Bumps along every span of an edge. */
  readonly perSpan: number;
  /** Ringlets on either side of the parting. */
  readonly curling: Curling;
}

/** Ringlets are broader than strands. */
const BROAD = 0.72;
/** The mass behind the neck hangs in ringlets of its own. */
const NAPE = 0.1;

function curly(cut: CurlyCut, random: () => number): HairDesign {
  const { curling, left, leftFace, right, rightFace } = cut;
  const behind = ringlets(
    {
      from: [
        [-0.4, NAPE],
        [-0.42, cut.end - 0.08],
      ],
      to: [
        [0.4, NAPE],
        [0.42, cut.end - 0.08],
      ],
    },
    { ...curling, across: curling.across + 2 },
    random,
  );
  const outer = (line: readonly Node[]) => bumped(line, cut.bump, random, cut.perSpan);
  const near = ringlets({ from: left, to: leftFace.toReversed() }, curling, random);
  const far = ringlets({ from: right.toReversed(), to: rightFace }, curling, random);
  return {
    back: [lock(bumped(cut.back, cut.bump * 1.15, random, cut.perSpan), behind.dark, [], 0.5)],
    front: [
      { ...lock([...outer(left), ...leftFace], near.dark, near.light), strength: BROAD },
      { ...lock([...rightFace, ...outer(right)], far.dark, far.light), strength: BROAD },
    ],
  };
}

type Turned = Exclude<HeadTurn, 'front'>;

/** Outlines of curls that fall, in the other turns: over the near side, and behind the far one. */
interface CurlyTurn {
  readonly near: readonly Node[];
  /** The edge of the face; it closes the near side and keeps smooth. */
  readonly face: readonly Node[];
  readonly far?: readonly Node[];
  /** The edges between which the near side falls. */
  readonly fall: Fall;
}

const turnedCurls = (end: number): Readonly<Record<Turned, CurlyTurn>> => ({
  'three-quarter': {
    near: nodeList(
      `.29,-.16 .28,-.38 .15,-.54 -.05,-.61 -.26,-.56 -.44,-.36 -.52,-.06 -.55,.2 -.56,${end - 0.16} -.46,${end} -.28,${end - 0.02} -.17,${end - 0.12}`,
    ),
    face: nodeList('-.16,.2 -.175,.03 -.11,-.16 .04,-.3 .15,-.37! .21,-.31 .255,-.2 .27,-.08!'),
    far: nodeList(`.2,-.4 .34,-.2 .36,.1 .4,.3 .34,${end - 0.16} .2,${end - 0.08} -.2,${end - 0.06} -.3,0`),
    fall: {
      from: nodeList(`.2,-.5 -.05,-.61 -.26,-.56 -.44,-.36 -.52,-.06 -.55,.2 -.56,${end - 0.1}`),
      to: nodeList(`.15,-.37 .04,-.3 -.11,-.16 -.175,.03 -.16,.2 -.17,${end - 0.08}`),
    },
  },
  profile: {
    near: nodeList(
      `.3,-.35 .21,-.5 .02,-.6 -.25,-.575 -.46,-.38 -.55,-.08 -.56,.2 -.56,${end - 0.16} -.44,${end} -.22,${end - 0.01} -.02,${end - 0.1}`,
    ),
    face: nodeList('.03,.22 .035,.02 .08,-.16 .18,-.29 .29,-.335!'),
    fall: {
      from: nodeList(`.25,-.46 .02,-.6 -.25,-.575 -.46,-.38 -.55,-.08 -.56,.2 -.55,${end - 0.1}`),
      to: nodeList(`.29,-.335 .18,-.29 .08,-.16 .035,.02 .03,.22 -.02,${end - 0.08}`),
    },
  },
  back: {
    near: nodeList(
      `0,-.61 -.28,-.54 -.45,-.26 -.5,.1 -.54,${end - 0.16} -.4,${end - 0.02} -.14,${end + 0.03} .14,${end + 0.03} .4,${end - 0.02} .54,${end - 0.16} .5,.1 .45,-.26 .28,-.54 0,-.61`,
    ),
    face: [],
    fall: {
      from: nodeList(`-.04,-.58 -.28,-.54 -.45,-.26 -.5,.1 -.52,${end - 0.06}`),
      to: nodeList(`.04,-.58 .28,-.54 .45,-.26 .5,.1 .52,${end - 0.06}`),
    },
  },
});

/** A turned head shows about as many ringlets as both sides of its front. */
const TURNED_SHARE = 2;

function curlyTurned(turn: Turned, cut: CurlyCut, random: () => number): HairDesign {
  const { near, face, far, fall } = turnedCurls(cut.end)[turn];
  const across = Math.round(cut.curling.across * TURNED_SHARE);
  const { dark, light } = ringlets(fall, { ...cut.curling, across }, random);
  const outline = [...bumped(near, cut.bump, random, cut.perSpan), ...face];
  const mass = { ...lock(outline, dark, light), strength: BROAD };
  if (turn === 'back') return { back: [], front: [], over: [mass] };
  const behind = far ? [lock(bumped(far, cut.bump, random, cut.perSpan), [], [], 0.7)] : [];
  return { back: behind, front: [mass] };
}

const curlyStyle = (cut: CurlyCut): HairMaker =>
  byTurn((random) => curly(cut, random), {
    'three-quarter': (random) => curlyTurned('three-quarter', cut, random),
    profile: (random) => curlyTurned('profile', cut, random),
    back: (random) => curlyTurned('back', cut, random),
  });

export const curls = curlyStyle({
  back: CURLS_BACK,
  left: CURLS_LEFT,
  leftFace: CURLS_LEFT_FACE,
  rightFace: CURLS_RIGHT_FACE,
  right: CURLS_RIGHT,
  end: 0.8,
  bump: 0.03,
  perSpan: 2,
  curling: { across: 3, turn: 0.27, swing: 0.036 },
});

const CURLY_BOB: CurlyCut = {
  back: nodeList(
    '0,-.62 -.3,-.55 -.48,-.26 -.55,.04 -.57,.3 -.42,.46 0,.44 .42,.46 .57,.3 .55,.04 .48,-.26 .3,-.55 0,-.62',
  ),
  left: nodeList('-.04,-.62 -.28,-.54 -.45,-.27 -.52,.04 -.54,.3 -.42,.44'),
  leftFace: nodeList('-.33,.36 -.29,.22 -.305,.06 -.27,-.13 -.18,-.3 -.06,-.45!'),
  rightFace: nodeList('-.05,-.45! .14,-.34 .27,-.15 .31,.06 .3,.22 .34,.36'),
  right: nodeList('.42,.44 .54,.3 .52,.04 .45,-.27 .28,-.54 -.04,-.62'),
  end: 0.42,
  bump: 0.02,
  perSpan: 3,
  curling: { across: 3, turn: 0.21, swing: 0.03 },
};

/** Loose curls cut to the jaw. */
export const curlyBob = curlyStyle(CURLY_BOB);
