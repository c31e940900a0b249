import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import { bumped, curlArc, FULL_TURN } from './curl-arc.ts';
import { byTurn, type HairDesign, type HairMaker, lock, type Strand } from './hair-lock.ts';

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
  readonly arcs: number;
}

function curly(cut: CurlyCut, random: () => number): HairDesign {
  const back = bumped(cut.back, cut.bump * 1.15, random, cut.perSpan);
  const dark: Strand[] = [];
  const light: Strand[] = [];
  for (let i = 0; i < cut.arcs; i++) {
    const sign = random() < 0.5 ? -1 : 1;
    const y = -0.55 + random() * (cut.end + 0.55);
    const x = sign * (0.25 + random() * 0.28) * (y < -0.3 ? 0.75 : 1);
    const start = random() * FULL_TURN;
    const isLit = random() < 0.3 && sign < 0;
    (isLit ? light : dark).push(curlArc(x, y, start, 0.045, 1.4, 0.02));
  }
  const left = [...bumped(cut.left, cut.bump, random, cut.perSpan), ...cut.leftFace];
  const right = [...cut.rightFace, ...bumped(cut.right, cut.bump, random, cut.perSpan)];
  return {
    back: [lock(back, dark, light, 0.5)],
    front: [lock(left, dark, light), lock(right, dark, light)],
  };
}

/** Outlines of curls that fall, in the other turns: over the near side, and behind the far one. */
interface CurlyTurn {
  readonly near: readonly Node[];
  /** The edge of the face; it closes the near side and keeps smooth. */
  readonly face: readonly Node[];
  readonly far?: readonly Node[];
  /** Where curls are strewn: left, right, and the face's edge that they keep to the left of. */
  readonly from: number;
  readonly to: number;
}

const turnedCurls = (end: number): Readonly<Record<'three-quarter' | 'profile' | 'back', CurlyTurn>> => ({
  'three-quarter': {
    near: nodeList(
      `.29,-.16 .28,-.38 .15,-.54 -.05,-.61 -.26,-.56 -.44,-.36 -.52,-.06 -.55,.2 -.56,${end - 0.16} -.46,${end} -.28,${end - 0.02} -.17,${end - 0.12}`,
    ),
    face: nodeList('-.16,.2 -.175,.03 -.11,-.16 .04,-.3 .15,-.37! .21,-.31 .255,-.2 .27,-.08!'),
    far: nodeList(`.2,-.4 .34,-.2 .36,.1 .4,.3 .34,${end - 0.16} .2,${end - 0.08} -.2,${end - 0.06} -.3,0`),
    from: -0.5,
    to: -0.2,
  },
  profile: {
    near: nodeList(
      `.3,-.35 .21,-.5 .02,-.6 -.25,-.575 -.46,-.38 -.55,-.08 -.56,.2 -.56,${end - 0.16} -.44,${end} -.22,${end - 0.01} -.02,${end - 0.1}`,
    ),
    face: nodeList('.03,.22 .035,.02 .08,-.16 .18,-.29 .29,-.335!'),
    from: -0.5,
    to: -0.02,
  },
  back: {
    near: nodeList(
      `0,-.61 -.28,-.54 -.45,-.26 -.5,.1 -.54,${end - 0.16} -.4,${end - 0.02} -.14,${end + 0.03} .14,${end + 0.03} .4,${end - 0.02} .54,${end - 0.16} .5,.1 .45,-.26 .28,-.54 0,-.61`,
    ),
    face: [],
    from: -0.44,
    to: 0.44,
  },
});

function curlyTurned(
  turn: 'three-quarter' | 'profile' | 'back',
  cut: CurlyCut,
  random: () => number,
): HairDesign {
  const { near, face, far, from, to } = turnedCurls(cut.end)[turn];
  const dark: Strand[] = [];
  const light: Strand[] = [];
  for (let i = 0; i < cut.arcs * 0.7; i++) {
    const y = -0.54 + random() * (cut.end + 0.5);
    const isCrown = y < -0.34;
    const right = isCrown && turn !== 'back' ? 0.22 : to;
    const x = lerp(from, right, random()) * (isCrown ? 0.7 : 1);
    const isLit = random() < 0.32 && x < lerp(from, to, 0.6);
    (isLit ? light : dark).push(curlArc(x, y, random() * FULL_TURN, 0.045, 1.4, 0.02));
  }
  const mass = lock([...bumped(near, cut.bump, random, cut.perSpan), ...face], dark, light);
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
  arcs: 130,
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
  arcs: 150,
};

/** Loose curls cut to the jaw. */
export const curlyBob = curlyStyle(CURLY_BOB);
