import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { at, lastOf } from '../kit/at.ts';
import { brush } from '../kit/brush.ts';
import { normals, path, resample, sample } from '../kit/curve.ts';
import {
  add,
  corner,
  distance,
  lerp,
  mix,
  type Node,
  normalise,
  type Point,
  rotate,
  scale,
  sub,
} from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import type { Body } from './body.ts';
import { type Finger, HAND_SHAPES, HANGING_BEFORE, HANGING_BESIDE, type HandShape } from './hand-shapes.ts';
import { comesBefore } from './hanging-arm.ts';
import { drawPocketHand } from './pocket-hand.ts';
import { type Side, signOf } from './side.ts';
import { skinOf, skinTone } from './skin.ts';

/** Length of a hand in heads on an arm of the usual width; wider arms carry hands that grow a quarter as fast. */
const LENGTH = 0.65;
const USUAL_ARM = 0.12;
/** How much narrower a finger is at its tip. */
const TIP = 0.74;
const STEPS = 6;
/** A hand's shaded side is this much darker than its skin. */
const SHADE = -0.09;

/** The side of the palm away from the light, which goes on from the arm's; lengths of the hand. */
const PALM_SHADE: readonly Point[] = [
  [0.03, -0.1],
  [0.06, 0.15],
  [0.03, 0.34],
  [0.06, 0.5],
  [0.3, 0.5],
  [0.3, -0.1],
];

/** A hand's own space: lengths of the hand from the wrist, in px on the canvas. */
export interface HandSpace {
  readonly put: (point: Point) => Point;
  readonly length: number;
  /** −1 where the thumb is to the viewer's left. */
  readonly thumb: -1 | 1;
}

/** How far a hand laid on a thigh turns from the line of the forearm to that of the thigh. */
const ALONG_THIGH = 0.55;
/** Where a hand on the hip points on the viewer's left, forward and down on the cloth, and how far it turns there from the line of the forearm. */
const FORWARD: Point = [0.78, 0.63];
const FORWARD_ON_HIP = 0.68;
/** How far a hand that is free, or carries something, turns from the line of the forearm to straight down. */
const HANGS_DOWN = 0.55;

/** Where the hand of a side points. */
export function handDirection({ arms, legs, pose }: Body, side: Side): Point {
  const forearm = arms[side].direction(1.95);
  const { hand, onLeg } = pose.arms[side];
  if (hand === 'hang' || hand === 'hold') return normalise(mix(forearm, [0, 1], HANGS_DOWN));
  if (hand === 'hip') return mix(forearm, [-signOf(side) * FORWARD[0], FORWARD[1]], FORWARD_ON_HIP);
  return onLeg ? mix(forearm, legs[onLeg.side].direction(onLeg.t), ALONG_THIGH) : forearm;
}

/** Returns the space of the hand of a side, turned by `turn` degrees from where it points. */
export function handSpace({ body, head }: DrawContext, side: Side, turn: number): HandSpace {
  const arm = body.arms[side];
  const wrist = arm.at(2);
  const [dx, dy] = handDirection(body, side);
  const thumb = signOf(side) === 1 ? -1 : 1;
  const angle = Math.atan2(dy, dx) - Math.PI / 2 - (thumb * turn * Math.PI) / 180;
  const length = LENGTH * head * ((body.shape.arm / USUAL_ARM) * 0.25 + 0.75);
  const put = ([x, y]: Point): Point => add(wrist, rotate([x * thumb * length, y * length], angle));
  return { put, length, thumb };
}

/** A finger's centre line, bent joint by joint. */
function bent({ from, bends, lengths }: Finger): Point[] {
  let [x, y] = from;
  let angle = 0;
  const line: Point[] = [from];
  bends.forEach((bend, i) => {
    angle += (bend * Math.PI) / 180;
    x += Math.sin(angle) * at(lengths, i);
    y += Math.cos(angle) * at(lengths, i);
    line.push([x, y]);
  });
  return line;
}

/** A tapered capsule with its own ink, so that fingers part by themselves. */
function drawFinger(context: DrawContext, { put, length, thumb }: HandSpace, finger: Finger): string {
  const line = resample(sample(bent(finger).map(put), 5), STEPS);
  const half = (i: number) => (finger.width * length * lerp(1, TIP, i / (STEPS - 1))) / 2;
  const across = normals(line);
  const edge = (k: -1 | 1) => line.map((p, i) => add(p, scale(at(across, i), k * half(i))));
  const end = lastOf(line);
  const tip = add(end, scale(sub(end, at(line, STEPS - 2)), (half(STEPS - 1) * STEPS) / (length * 0.55)));
  const shade = line.map((p, i) => add(p, scale(at(across, i), thumb * half(i) * 0.5)));
  const dark = toHex(tone(context.skin, SHADE));
  // The shade lies inside the finger: it needs no clip of its own.
  return (
    piece(context, path([...edge(1), tip, ...edge(-1).reverse()]), skinOf(context), { edge: 1.1 }) +
    fill(brush(shade, finger.width * length * 0.4, 'flat'), dark, 'fill-opacity=".4"')
  );
}

/** How far an arm without a hand comes out of its sleeve, heads: less would be a hand that is missing. */
const OUT_OF_SLEEVE = 0.15;

/** The rounded end of an arm without a hand: half a circle as wide as the arm. */
function drawArmEnd(context: DrawContext, side: Side): string {
  const arm = context.body.arms[side];
  const [, elbow, wrist] = arm.joints;
  const forearm = distance(elbow, wrist);
  const round = distance(arm.point(2, -1), arm.point(2, 1)) / 2 / forearm;
  const end = 2 + (OUT_OF_SLEEVE * context.head) / forearm;
  const edge = (u: -1 | 1) => [arm.point(1.6, u), arm.point(end, u), arm.point(end + round * 0.72, u * 0.7)];
  const nodes = [...edge(-1), arm.at(end + round), ...edge(1).reverse()];
  return piece(context, path(nodes), skinOf(context), { edge: 1.2 });
}

function shapeOf({ seed, body }: DrawContext, side: Side, place: keyof typeof HAND_SHAPES): HandShape {
  if (place !== 'hang') return HAND_SHAPES[place];
  return at(comesBefore(body.pose, side) ? HANGING_BEFORE : HANGING_BESIDE, seed % 2);
}

/** Where the skin of the arm goes over into the hand: bent at the wrist, its own beginning would stick out as a cuff. */
const INTO_HAND = 1.93;

function palmOutline(
  { body }: DrawContext,
  side: Side,
  { palm }: HandShape,
  { put, thumb }: HandSpace,
): Node[] {
  const wrist = (u: number) => corner(body.arms[side].point(INTO_HAND, u));
  return [wrist(-thumb), ...palm.slice(1, -1).map(put), wrist(thumb)];
}

const isThumb = ({ from: [x, y] }: Finger) => x > 0.03 && y < 0.2;

/**
 * Returns fingers from the one away from the light to the one in it, the thumb last: ink falls to the right and down, and
 * a finger there would cover its neighbour's, so that a hand would be a mitten.
 */
function inInkOrder(fingers: readonly Finger[], { put }: HandSpace): readonly Finger[] {
  const away = ({ from }: Finger) => {
    const [x, y] = put(from);
    return x + y * 0.8;
  };
  return fingers.toSorted((a, b) => Number(isThumb(a)) - Number(isThumb(b)) || away(b) - away(a));
}

/** Draws the part of a hand that lies behind what it holds, and the fingers that close over it. */
export function drawHandParts(
  context: DrawContext,
  side: Side,
): { readonly palm: string; readonly fingers: string } {
  const place = context.body.pose.arms[side].hand;
  if (place === 'pocket') return { palm: drawPocketHand(context, side), fingers: '' };
  if (place === 'none') return { palm: drawArmEnd(context, side), fingers: '' };
  const shape = shapeOf(context, side, place);
  const space = handSpace(context, side, shape.turn);
  const draw = (fingers: readonly Finger[]) =>
    inInkOrder(fingers, space)
      .map((finger) => drawFinger(context, space, finger))
      .join('');
  const [, dy] = handDirection(context.body, side);
  const palm = piece(context, path(palmOutline(context, side, shape, space)), skinOf(context), {
    edge: 1.1,
    // Ink under a hand that points up would draw a line across the wrist.
    ...(dy < 0 && { inked: path(shape.palm.slice(1, -1).map(space.put)) }),
    deepTone: skinTone(context),
    shade: [path(PALM_SHADE.map(([x, y]) => space.put([x * space.thumb, y])))],
    shadeOpacity: 0.15,
  });
  return { palm: draw(shape.behind) + palm, fingers: draw(shape.over) };
}

/** The hand as its pose places it, thumb towards the body. */
export function drawHand(context: DrawContext, side: Side): string {
  const { palm, fingers } = drawHandParts(context, side);
  return palm + fingers;
}
