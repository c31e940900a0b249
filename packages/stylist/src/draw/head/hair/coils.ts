import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline } from './cap.ts';
import { bumped, curlArc, FULL_TURN } from './curl-arc.ts';
import { type HairDesign, type HairMaker, lock, type Strand } from './hair-lock.ts';

const AFRO_FRONT = nodeList(
  '-.34,.16 -.4,-.05 -.38,-.3 -.24,-.47 0,-.52 .24,-.47 .38,-.3 .4,-.05 .34,.16 .3,.05 .305,-.1 .25,-.24 .12,-.315 0,-.33 -.12,-.315 -.25,-.24 -.305,-.1 -.3,.05',
);

const COILY_FRONT = nodeList(
  '-.33,.04! -.36,-.08 -.365,-.26 -.29,-.46 -.12,-.56 .02,-.57 .16,-.555 .3,-.45 .37,-.26 .365,-.08 .335,.04! .305,-.05 .295,-.18 .22,-.285 .1,-.325 0,-.33 -.1,-.325 -.22,-.285 -.29,-.18 -.3,-.05',
);

/** A head of coils: how far it reaches round the skull, in heads. */
interface Coils {
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly bumps: number;
  readonly rise: number;
  readonly arcs: number;
  readonly arc: number;
  readonly front: readonly Node[];
  /** Volume of the hair round the face where the head is turned. */
  readonly volume: number;
  /** How far the mass behind the hairline lies in shadow. */
  readonly depth: number;
  /** How much further back the mass lies in profile, so that none of it stands before the brow. */
  readonly setBack: number;
}

/** Middle of the mass in each turn, and how much deeper than wide it is seen. */
const MIDDLES: Readonly<Record<HeadTurn, { readonly x: number; readonly wide: number }>> = {
  front: { x: 0, wide: 1 },
  'three-quarter': { x: -0.06, wide: 1.02 },
  profile: { x: -0.09, wide: 1 },
  back: { x: 0, wide: 1 },
};
/** Whether a place lies on the face, where no coil is drawn. */
const ON_FACE: Readonly<Record<HeadTurn, (x: number, y: number) => boolean>> = {
  front: (x, y) => Math.abs(x) < 0.28 && y > -0.35,
  'three-quarter': (x, y) => x > -0.24 && x < 0.3 && y > -0.34,
  profile: (x, y) => x > -0.12 && y > -0.32,
  back: () => false,
};

/** Coils lie as seeds do in a sunflower: strewn, yet none on another. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Every coil is a small ball: it shows the crescent of its shadow, or that of its light, this long. */
const ARC = 2.2;
const SHADE_SIDE = Math.PI * 0.28;
const LIT_SIDE = Math.PI * 1.28;
const SOFT = 0.55;

function coiled(coils: Coils): HairMaker {
  return (turn, random): HairDesign => {
    const { x, wide } = MIDDLES[turn];
    const middle = turn === 'profile' ? x - coils.setBack : x;
    const at = (angle: number, reach: number): Node => [
      middle + Math.cos(angle) * reach * coils.rx * wide,
      coils.y + Math.sin(angle) * reach * coils.ry,
    ];
    const outline = Array.from({ length: coils.bumps }, (_, i): Node => {
      const angle = (i / coils.bumps) * FULL_TURN - Math.PI / 2;
      const reach = 1 + lerp(-coils.rise, coils.rise * 1.4, random());
      return at(angle, reach);
    });
    const dark: Strand[] = [];
    const light: Strand[] = [];
    for (let i = 0; i < coils.arcs; i++) {
      const reach = Math.sqrt((i + 0.5) / coils.arcs) * 0.96;
      const [x, y] = at(i * GOLDEN_ANGLE + random() * 0.3, reach + (random() - 0.5) * 0.06);
      if (ON_FACE[turn](x, y)) continue;
      const isLit = i % 3 === 0 && x + y < middle + coils.y + coils.rx * 0.3;
      const faces = (isLit ? LIT_SIDE : SHADE_SIDE) + (random() - 0.5) * 1.1;
      const long = coils.arc * lerp(0.75, 1.25, random());
      (isLit ? light : dark).push(curlArc(x, y, faces - ARC / 2, long, ARC / 2, long * 0.6));
    }
    const depth = turn === 'front' ? coils.depth : Math.min(coils.depth, 0.1);
    const round = { ...lock(outline, dark, light, depth), strength: SOFT };
    if (turn === 'back') return { back: [], front: [round] };
    const hairline = turn === 'front' ? coils.front : coiledHairline(turn, coils.volume, coils.rise, random);
    const front = { ...lock(hairline, dark, light, turn === 'front' ? 0 : depth), strength: SOFT };
    const isSeamless = turn !== 'front' || coils.depth < 0.1;
    return { back: [round], front: [isSeamless ? { ...front, seamless: true } : front] };
  };
}

/** Hair close to the skull with its outer edge in coils. */
function coiledHairline(turn: HeadTurn, volume: number, rise: number, random: () => number): Node[] {
  const outline = capOutline(turn, volume < 0.06 ? { sides: volume, isClipped: true } : { sides: volume });
  const outer = turn === 'three-quarter' ? 10 : 9;
  const edge = bumped(outline.slice(0, outer), rise * 0.5, random, 3);
  return [...edge, ...outline.slice(outer - 1)];
}

export const afro = coiled({
  y: -0.19,
  rx: 0.505,
  ry: 0.475,
  bumps: 64,
  rise: 0.02,
  arcs: 150,
  arc: 0.032,
  front: AFRO_FRONT,
  volume: 0.1,
  depth: 0.08,
  setBack: 0.09,
});

/** Cut close, the curl left to show. */
export const coilyCrop = coiled({
  y: -0.2,
  rx: 0.39,
  ry: 0.41,
  bumps: 52,
  rise: 0.02,
  arcs: 110,
  arc: 0.028,
  front: COILY_FRONT,
  volume: 0.05,
  depth: 0.4,
  setBack: 0.02,
});
