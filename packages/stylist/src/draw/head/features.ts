import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf, paleOf, tone } from '#colour/tones.ts';
import type { Age } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import { type BrushProfile, brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import type { Node } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { fill } from '../kit/svg-element.ts';
import { type FaceLine, linesOfAge } from './age-lines.ts';
import { headSpace, onHead } from './head-space.ts';

/**
 * Below this lightness lips and blush are lighter than the skin, where the pale recipe would look painted on, and
 * the eyelids are lit, without which dark lashes would be lost.
 */
const DEEP_SKIN = 0.5;
const LASH = darkOf(oklch(0.3, 0.03, 40));

interface FaceColours {
  readonly lips: Oklch;
  readonly blush: Oklch;
  readonly blushOpacity: number;
}

function coloursFor(skin: Oklch): FaceColours {
  if (skin.l < DEEP_SKIN) {
    return {
      lips: oklch(skin.l + 0.085, 0.095, 20),
      blush: oklch(skin.l + 0.07, 0.1, 32),
      blushOpacity: 0.3,
    };
  }
  return {
    lips: oklch(Math.min(0.62, skin.l - 0.15), 0.118, 22),
    blush: oklch(skin.l - 0.04, 0.13, 30),
    blushOpacity: 0.28,
  };
}

function blush(context: DrawContext, colours: FaceColours): string {
  const { document, head } = context;
  const shift = context.body.pose.head.turn * 0.055;
  const cheek = (x: number, radius: number) => {
    const [cx, cy] = headSpace(context)(x + shift, 0.16);
    return `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px(radius * head)}" ry="${px(0.06 * head)}" fill="${toHex(colours.blush)}" fill-opacity="${colours.blushOpacity}" filter="url(#${document.blur(5)})"/>`;
  };
  return cheek(-0.17, 0.085) + cheek(0.17, 0.07);
}

function mouth(context: DrawContext, q: number, lips: Oklch): string {
  const on = (nodes: readonly Node[]) => path(onHead(context, nodes));
  const upper = on([
    [q - 0.072, 0.295],
    [q - 0.028, 0.272],
    [q, 0.282],
    [q + 0.028, 0.272],
    [q + 0.068, 0.295],
    [q, 0.308],
  ]);
  const lower = on([
    [q - 0.068, 0.299],
    [q, 0.308],
    [q + 0.064, 0.299],
    [q + 0.035, 0.338],
    [q, 0.346],
    [q - 0.035, 0.338],
  ]);
  return fill(upper, toHex(tone(lips, -0.05))) + fill(lower, toHex(tone(lips, 0.03)));
}

/** Cheeks, mouth, nose and closed eyes: one quiet face everywhere, with the lines of its age. */
export function drawFeatures(context: DrawContext, age: Age): string {
  const { skin, hair, head } = context;
  const { turn } = context.body.pose.head;
  const q = turn * 0.075;
  const isDeep = skin.l < DEEP_SKIN;
  const dark = darkOf(skin);
  const line = (
    nodes: readonly Node[],
    width: number,
    colour: string,
    opacity: number,
    profile?: BrushProfile,
  ) => fill(brush(onHead(context, nodes), width * head, profile), colour, `fill-opacity="${opacity}"`);
  const colours = coloursFor(skin);
  const ageLine = ({ nodes, width, opacity }: FaceLine) => line(nodes, width, dark, opacity);
  const chin: Node[] = [
    [q - 0.05, 0.372],
    [q, 0.384],
    [q + 0.045, 0.372],
  ];
  const noseSide: Node[] = [
    [q + 0.028 + turn * 0.02, 0.02],
    [q + 0.045 + turn * 0.03, 0.12],
    [q + 0.05 + turn * 0.03, 0.175],
  ];
  const noseBase: Node[] = [
    [q - 0.03 + turn * 0.03, 0.197],
    [q + 0.01 + turn * 0.03, 0.208],
    [q + 0.05 + turn * 0.03, 0.192],
  ];
  const browColour = isDeep && hair.l < DEEP_SKIN ? LASH : toHex(tone(hair, hair.l > 0.6 ? -0.22 : 0.02));
  const eye = (sign: -1 | 1) => {
    const x = q + sign * (0.135 - (sign * turn > 0 ? 0.02 : 0));
    const lid: Node[] = [
      [x - 0.062, 0.02],
      [x - 0.01, 0.047],
      [x + 0.058, 0.022],
    ];
    const lash: Node[] = [
      [x + sign * 0.05, 0.03],
      [x + sign * 0.078, 0.044],
    ];
    const eyelid: Node[] = [
      [x - 0.06, 0.008],
      [x - 0.005, 0.012],
      [x + 0.058, 0.008],
    ];
    const crease: Node[] = [
      [x - 0.068, -0.005],
      [x, -0.022],
      [x + 0.066, -0.003],
    ];
    const brow: Node[] = [
      [x - sign * 0.07, -0.072],
      [x + sign * 0.01, -0.098],
      [x + sign * 0.085, -0.072],
    ];
    return (
      (isDeep ? line(eyelid, 0.034, paleOf(skin), 0.2) : '') +
      line(lid, 0.024, LASH, 0.92) +
      line(lash, 0.014, LASH, 0.85, 'out') +
      line(crease, 0.012, dark, 0.35) +
      line(brow, 0.024, browColour, 0.8)
    );
  };
  return (
    blush(context, colours) +
    mouth(context, q, colours.lips) +
    line(chin, 0.012, dark, 0.3) +
    line(noseSide, 0.014, dark, 0.22, 'in') +
    line(noseBase, 0.018, dark, 0.45) +
    linesOfAge(age, turn).map(ageLine).join('') +
    eye(-1) +
    eye(1)
  );
}
