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
  /** Best first; the first that shows on the skin is worn. */
  readonly colours: readonly Oklch[];
}

const GOLD = oklch(0.78, 0.1, 82);
const DARK = oklch(0.27, 0.03, 40);
const TORTOISE = oklch(0.42, 0.08, 52);
const HORN = oklch(0.68, 0.1, 66);
const BRONZE = oklch(0.46, 0.085, 62);
/** A frame that differs from the skin by less lightness would be lost on it. */
const LOST = 0.22;

const FRAMES: Readonly<Record<GlassesFrame, Frame>> = {
  round: {
    rim: nodeList('-.105,0 -.075,-.072 0,-.098 .075,-.072 .105,0 .075,.076 0,.104 -.075,.076'),
    widthPx: 3.4,
    colours: [TORTOISE, HORN, DARK],
  },
  square: {
    rim: nodeList(
      '-.108,-.066 -.085,-.084 .085,-.09 .118,-.08 .118,-.04 .1,.07 .07,.088 -.06,.088 -.09,.068',
    ),
    widthPx: 4.2,
    colours: [DARK, HORN],
  },
  wire: {
    rim: nodeList('-.1,-.012 -.075,-.064 0,-.08 .08,-.068 .105,-.012 .08,.062 0,.086 -.075,.066'),
    widthPx: 2.5,
    colours: [GOLD, BRONZE, DARK],
  },
};

const REFLECTION = nodeList('-.055,-.07 -.02,-.075 -.052,.07 -.085,.062');

/** Returns the first colour of a frame that shows on the skin, or the one that shows best. */
export function shownOn(skin: Oklch, colours: readonly Oklch[]): Oklch {
  const contrast = ({ l }: Oklch) => Math.abs(l - skin.l);
  const [best = DARK] = colours.toSorted((a, b) => contrast(b) - contrast(a));
  return colours.find((colour) => contrast(colour) >= LOST) ?? best;
}

export const frameColours = (frame: GlassesFrame): readonly Oklch[] => FRAMES[frame].colours;

/** Optical glasses: a rim, a bridge, temples, and a breath of light on the lenses; the eyes stay to be seen. */
export function drawGlasses(context: DrawContext, frame: GlassesFrame, factors?: FaceFactors): string {
  const worn = wornBeforeEyes(context, factors);
  if (!worn) return '';
  const { rim, widthPx, colours } = FRAMES[frame];
  const hex = toHex(shownOn(context.skin, colours));
  const width = Number(((widthPx * context.head) / 128).toFixed(1));
  const wire = (nodes: readonly Node[]) => stroke(path(nodes, false), hex, width);
  const rims = worn.lenses(rim).map((nodes) => {
    const outline = path(nodes);
    return fill(outline, '#fff', 'fill-opacity=".1"') + stroke(outline, hex, width);
  });
  const shines = worn.lenses(REFLECTION).map((nodes) => fill(path(nodes), '#fff', 'fill-opacity=".16"'));
  return worn.temples.map(wire).join('') + rims.join('') + shines.join('') + wire(worn.bridge);
}
