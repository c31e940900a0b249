import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { GlassesFrame } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import type { FaceFactors } from './face-factors.ts';
import { wornBeforeEyes } from './lenses.ts';

interface Frame {
  /** From the middle of the lens, x outwards. */
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
    rim: nodeList('-.105,0 -.075,-.072 0,-.098 .075,-.072 .105,0 .075,.076 0,.104 -.075,.076'),
    widthPx: 3.4,
    colour: (skin) => (skin.l < DEEP_SKIN ? HORN : TORTOISE),
  },
  square: {
    rim: nodeList(
      '-.108,-.066 -.085,-.084 .085,-.09 .118,-.08 .118,-.04 .1,.07 .07,.088 -.06,.088 -.09,.068',
    ),
    widthPx: 4.2,
    colour: (skin) => (skin.l < DEEP_SKIN ? HORN : DARK),
  },
  wire: {
    rim: nodeList('-.1,-.012 -.075,-.064 0,-.08 .08,-.068 .105,-.012 .08,.062 0,.086 -.075,.066'),
    widthPx: 2.1,
    colour: () => GOLD,
  },
};

const REFLECTION = nodeList('-.055,-.07 -.02,-.075 -.052,.07 -.085,.062');

/** Optical glasses: a rim, a bridge, temples, and a breath of light on the lenses; the eyes stay to be seen. */
export function drawGlasses(context: DrawContext, frame: GlassesFrame, factors?: FaceFactors): string {
  const worn = wornBeforeEyes(context, factors);
  if (!worn) return '';
  const { rim, widthPx, colour } = FRAMES[frame];
  const hex = toHex(colour(context.skin));
  const width = Number(((widthPx * context.head) / 128).toFixed(1));
  const wire = (nodes: readonly Node[]) => stroke(path(nodes, false), hex, width);
  const rims = worn.lenses(rim).map((nodes) => {
    const outline = path(nodes);
    return fill(outline, '#fff', 'fill-opacity=".1"') + stroke(outline, hex, width);
  });
  const shines = worn.lenses(REFLECTION).map((nodes) => fill(path(nodes), '#fff', 'fill-opacity=".16"'));
  return worn.temples.map(wire).join('') + rims.join('') + shines.join('') + wire(worn.bridge);
}
