import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { GlassesFrame } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { onHead } from './head-space.ts';

interface Frame {
  /** The rim on the viewer's right, x from the nose; mirrored for the other. */
  readonly rim: readonly Node[];
  readonly widthPx: number;
  readonly colour: (skin: Oklch) => Oklch;
}

const GOLD = oklch(0.78, 0.1, 82);
const DARK = oklch(0.27, 0.03, 40);
const TORTOISE = oklch(0.42, 0.08, 52);
const HORN = oklch(0.68, 0.1, 66);
/** On skin deeper than this a dark frame would be lost. */
const DEEP_SKIN = 0.5;

const FRAMES: Readonly<Record<GlassesFrame, Frame>> = {
  round: {
    rim: nodeList('.03,.02 .06,-.055 .135,-.085 .21,-.055 .24,.02 .21,.095 .135,.125 .06,.095'),
    widthPx: 3.6,
    colour: (skin) => (skin.l < DEEP_SKIN ? HORN : TORTOISE),
  },
  square: {
    rim: nodeList('.028,-.055 .05,-.072 .2,-.08 .25,-.07 .255,-.03 .235,.075 .2,.1 .08,.1 .05,.08'),
    widthPx: 4.4,
    colour: (skin) => (skin.l < DEEP_SKIN ? HORN : DARK),
  },
  wire: {
    rim: nodeList('.035,.0 .06,-.05 .135,-.062 .215,-.05 .24,.0 .215,.075 .135,.098 .06,.08'),
    widthPx: 2.2,
    colour: () => GOLD,
  },
};

const REFLECTION = nodeList('-.055,-.06 -.02,-.06 -.055,.09 -.09,.09');
const LENS_MIDDLE = 0.135;
const BRIDGE = nodeList('-.04,-.012 0,-.03 .04,-.012');
const TEMPLES = [nodeList('-.305,-.025 -.24,-.03'), nodeList('.24,-.03 .305,-.025')];

/** Optical glasses: a rim, a bridge, temples, and a breath of light on the lenses; the eyes stay to be seen. */
export function drawGlasses(context: DrawContext, frame: GlassesFrame): string {
  const { rim, widthPx, colour } = FRAMES[frame];
  const nose = context.body.pose.head.turn * 0.07;
  const hex = toHex(colour(context.skin));
  const width = Number(((widthPx * context.head) / 128).toFixed(1));
  const at = (nodes: readonly Node[], x: number, sign: -1 | 1 = 1) =>
    onHead(
      context,
      nodes.map((node) => [x + sign * node[0], node[1]]),
    );
  const wire = (nodes: readonly Node[]) => stroke(path(at(nodes, nose), false), hex, width);
  const lens = (sign: -1 | 1) => {
    const outline = path(at(rim, nose, sign));
    const shine = path(at(REFLECTION, nose + sign * LENS_MIDDLE));
    return (
      fill(outline, '#fff', 'fill-opacity=".1"') +
      fill(shine, '#fff', 'fill-opacity=".16"') +
      stroke(outline, hex, width)
    );
  };
  return TEMPLES.map(wire).join('') + lens(-1) + lens(1) + wire(BRIDGE);
}
