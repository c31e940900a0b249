import { at } from '#draw/kit/at.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import { type HairDesign, lock, type Strand, strand } from './hair-lock.ts';

const FULL_TURN = Math.PI * 2;

/** A small arc of hair about (x, y), `spread` radians between its points. */
function arc(x: number, y: number, start: number, radius: number, spread: number, width: number): Strand {
  const point = (angle: number): Node => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  return strand([point(start), point(start + spread), point(start + spread * 2)], width, 'curl');
}

const AFRO_FRONT = nodeList(
  '-.34,.16 -.4,-.05 -.38,-.3 -.24,-.47 0,-.52 .24,-.47 .38,-.3 .4,-.05 .34,.16 .3,.05 .305,-.1 .25,-.24 .12,-.315 0,-.33 -.12,-.315 -.25,-.24 -.305,-.1 -.3,.05',
);

const COILY_FRONT = nodeList(
  '-.33,.04! -.36,-.08 -.365,-.26 -.29,-.46 -.12,-.56 .02,-.57 .16,-.555 .3,-.45 .37,-.26 .365,-.08 .335,.04! .305,-.05 .295,-.18 .22,-.285 .1,-.325 0,-.33 -.1,-.325 -.22,-.285 -.29,-.18 -.3,-.05',
);

/** A head of coils about (0, `y`) in heads. */
interface Coils {
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly bumps: number;
  readonly rise: number;
  readonly arcs: number;
  readonly arc: number;
  readonly front: readonly Node[];
  /** How far the mass behind the hairline lies in shadow. */
  readonly depth: number;
}

function coiled(coils: Coils, random: () => number): HairDesign {
  const outline = Array.from({ length: coils.bumps }, (_, i): Node => {
    const angle = (i / coils.bumps) * FULL_TURN - Math.PI / 2;
    const reach = 1 + (i % 2 ? coils.rise : -coils.rise * 0.4) + random() * coils.rise * 0.8;
    return [Math.cos(angle) * reach * coils.rx, coils.y + Math.sin(angle) * reach * coils.ry];
  });
  const dark: Strand[] = [];
  const light: Strand[] = [];
  for (let i = 0; i < coils.arcs; i++) {
    const angle = random() * FULL_TURN;
    const reach = 0.5 + random() * 0.46;
    const x = Math.cos(angle) * reach * coils.rx;
    const y = coils.y + Math.sin(angle) * reach * coils.ry;
    const onFace = Math.abs(x) < 0.27 && y > -0.36;
    if (onFace) continue;
    const start = random() * FULL_TURN;
    const isLit = angle > 3.3 && angle < 5 && random() < 0.8;
    (isLit ? light : dark).push(arc(x, y, start, coils.arc, 1.5, coils.arc * 0.5));
  }
  const front = lock(coils.front, dark, light);
  return {
    back: [lock(outline, dark, light, coils.depth)],
    front: [coils.depth < 0.1 ? { ...front, seamless: true } : front],
  };
}

export const afro = (random: () => number): HairDesign =>
  coiled(
    {
      y: -0.16,
      rx: 0.612,
      ry: 0.564,
      bumps: 30,
      rise: 0.046,
      arcs: 150,
      arc: 0.036,
      front: AFRO_FRONT,
      depth: 0.08,
    },
    random,
  );

/** Cut close, the curl left to show. */
export const coilyCrop = (random: () => number): HairDesign =>
  coiled(
    {
      y: -0.2,
      rx: 0.39,
      ry: 0.41,
      bumps: 52,
      rise: 0.022,
      arcs: 170,
      arc: 0.02,
      front: COILY_FRONT,
      depth: 0.4,
    },
    random,
  );

/** The line with `perSpan` bumps of `height` heads in every span, away from the head. */
function bumped(line: readonly Node[], height: number, random: () => number, perSpan = 2): Node[] {
  const bumps: Node[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const from = at(line, i);
    const to = at(line, i + 1);
    for (let j = 0; j < perSpan; j++) {
      const x = lerp(from[0], to[0], j / perSpan);
      const y = lerp(from[1], to[1], j / perSpan);
      const reach = Math.hypot(x, y - 0.1);
      const rise = (j % 2 ? height : -height * 0.4) * (1 + random() * 0.5);
      bumps.push([x + (x / reach) * rise, y + ((y - 0.1) / reach) * rise]);
    }
  }
  return bumps;
}

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
    (isLit ? light : dark).push(arc(x, y, start, 0.045, 1.4, 0.02));
  }
  const left = [...bumped(cut.left, cut.bump, random, cut.perSpan), ...cut.leftFace];
  const right = [...cut.rightFace, ...bumped(cut.right, cut.bump, random, cut.perSpan)];
  return {
    back: [lock(back, dark, light, 0.5)],
    front: [lock(left, dark, light), lock(right, dark, light)],
  };
}

export const curls = (random: () => number): HairDesign =>
  curly(
    {
      back: CURLS_BACK,
      left: CURLS_LEFT,
      leftFace: CURLS_LEFT_FACE,
      rightFace: CURLS_RIGHT_FACE,
      right: CURLS_RIGHT,
      end: 0.8,
      bump: 0.03,
      perSpan: 2,
      arcs: 130,
    },
    random,
  );

const CURLY_BOB: CurlyCut = {
  back: nodeList(
    '0,-.62 -.3,-.55 -.48,-.26 -.55,.04 -.57,.3 -.42,.46 0,.44 .42,.46 .57,.3 .55,.04 .48,-.26 .3,-.55 0,-.62',
  ),
  left: nodeList('-.04,-.62 -.28,-.54 -.45,-.27 -.52,.04 -.54,.3 -.42,.44'),
  leftFace: nodeList('-.33,.36 -.29,.22 -.305,.06 -.27,-.13 -.18,-.3 -.06,-.45!'),
  rightFace: nodeList('-.05,-.45! .14,-.34 .27,-.15 .31,.06 .3,.22 .34,.36'),
  right: nodeList('.42,.44 .54,.3 .52,.04 .45,-.27 .28,-.54 -.04,-.62'),
  end: 0.42,
  bump: 0.03,
  perSpan: 4,
  arcs: 150,
};

/** Loose curls cut to the jaw. */
export const curlyBob = (random: () => number): HairDesign => curly(CURLY_BOB, random);
