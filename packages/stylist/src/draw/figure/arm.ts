import { toHex } from '#colour/convert.ts';
import { inkOf } from '#colour/tones.ts';
import { piece } from '../cloth/piece.ts';
import { limbShade } from '../cloth/shade-plane.ts';
import type { DrawContext } from '../context.ts';
import { at } from '../kit/at.ts';
import { withoutLoop } from '../kit/crossing.ts';
import { path, polygon } from '../kit/curve.ts';
import { add, corner, distance, mix, type Node } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { fill } from '../kit/svg-element.ts';
import { depthOf } from './arm-depth.ts';
import { OVER_JOINT } from './body.ts';
import type { Limb } from './limb.ts';
import { raisedShoulder } from './raised-shoulder.ts';
import { crowned } from './shoulder-crown.ts';
import { type Side, signOf } from './side.ts';
import { skinOf, skinTone } from './skin.ts';

/** Where along the arm the crown of the shoulder ends. */
const CROWN_END = 0.28;

/** Height of the underarm, and of the place on the ribs that the skin of a raised arm comes from. */
const PIT = 2;
const RAISED_PIT = 1.98;

/** The hollow between arm and side: where on the way from one to the other, and how high as a share of it. */
const ARMPIT_AT = 0.5;
const ARMPIT_RISE = 0.34;

/** How far inside the skin its ink ends where the arm grows out of the body, heads. */
const INK_INSIDE = 0.04;

const noEase = () => 0;

/** Where across an arm its half tone and its core begin, and the opacity of each: one step alone would be a stripe. */
const SHADE_EDGES = [0.12, 0.55];
const SHADE = 0.11;

function armShades(arm: Limb, from: number, taper?: number): string[] {
  return SHADE_EDGES.map((u) =>
    limbShade(arm, noEase, from, 2.1, { u, wobble: 0.12, ...(taper !== undefined && { taper }) }),
  );
}

interface LowerArm {
  /** Places along the arm. */
  readonly from: number;
  readonly shadedFrom: number;
}

/** Where on a forearm that is folded up its ink begins: a line across the elbow would cut it off. */
const INKED_FROM = 1.22;

function drawLowerArm(context: DrawContext, side: Side, { from, shadedFrom }: LowerArm): string {
  const arm = context.body.arms[side];
  return piece(context, arm.outline(from, 2.03), skinOf(context), {
    edge: 1.2,
    ...(from >= 1 && { inked: arm.outline(INKED_FROM, 2.03) }),
    deepTone: skinTone(context),
    shade: armShades(arm, shadedFrom),
    shadeOpacity: SHADE,
  });
}

/** Draws the arm below a short sleeve, without its hand, which covers the shoulder. */
export function drawForearm(context: DrawContext, side: Side): string {
  return drawLowerArm(context, side, { from: 0.34, shadedFrom: 0.2 });
}

/** How far the shadow of a forearm that is folded up falls on the upper arm, heads, and its opacity. */
const FOLDED_SHADOW = { aside: -0.045, down: 0.03, opacity: 0.3 } as const;

/** Draws the forearm of an arm that is folded up, over its upper arm or the short sleeve of it. */
export function drawFoldedForearm(context: DrawContext, side: Side): string {
  const { body, head } = context;
  const { aside, down, opacity } = FOLDED_SHADOW;
  const shift = `translate(${px(-signOf(side) * aside * head)} ${px(down * head)})`;
  const shadow = fill(
    body.arms[side].outline(INKED_FROM, 1.8),
    skinTone(context),
    `transform="${shift}" fill-opacity="${opacity}"`,
  );
  return shadow + drawLowerArm(context, side, { from: 1, shadedFrom: 1.2 });
}

/** Draws bare shoulder and arm, without the hand. */
export function drawBareArm(context: DrawContext, side: Side): string {
  const { body } = context;
  const { shoulder: width } = body.shape;
  const sign = signOf(side);
  const arm = body.arms[side];
  const on = (x: number, v: number) => body.torso(0, v, sign * x);
  const raised = depthOf(body, side) === 'raised' ? raisedShoulder(body, side) : undefined;
  const outer = arm.side(sign, raised?.from ?? CROWN_END, 2.03, 0, 14);
  const inner = withoutLoop(arm.side(sign === 1 ? -1 : 1, 0.36, 2.03, 0, 14));
  const { top, cap } = body.cap(side);
  const line = (inside: number) => on(width - inside, body.shoulderLine(width - inside));
  const crown = raised ? [] : crowned(line(0.3), line(OVER_JOINT), outer);
  const shoulder =
    crown.length > 0 ? [line(OVER_JOINT), ...crown.slice(0, -1)] : [top, cap, ...outer.slice(1, -1)];
  const pitV = raised ? RAISED_PIT : PIT;
  const pit = on(body.halfWidth(pitV) - 0.03, pitV);
  // An arm that lies over a wide body has no underarm to show.
  const armpit = add(mix(pit, at(inner, 0), ARMPIT_AT), [0, -ARMPIT_RISE * distance(pit, at(inner, 0))]);
  const hollow = raised ? [corner(pit)] : [armpit, corner(pit)];
  const underarm = (pit[0] - at(inner, 0)[0]) * sign > 0 ? [] : hollow;
  const edges: Node[] = [
    ...(raised ? [...raised.deltoid, ...outer.slice(0, -1)] : shoulder),
    corner(arm.point(2.03, sign)),
    corner(arm.point(2.03, -sign)),
    ...inner.slice(0, -1).reverse(),
  ];
  const outline = path([
    corner(raised?.top ?? line(0.3)),
    ...edges,
    ...underarm,
    corner(on(width - 0.3, 1.62)),
  ]);
  // The arm's shade would cut the chest: lay skin over it where they meet.
  const join = polygon([
    on(width - 0.25, 1.5),
    on(width - 0.12, 1.6),
    on(body.halfWidth(2.05) - 0.03, 2.1),
    on(0.1, 2.1),
    on(0.1, 1.5),
  ]);
  // No ink where the arm grows out of the shoulder: a line there would make it a doll's.
  // Closed straight from the underarm of a raised arm to its top it would cross the hollow above the shoulder.
  const inside = on(width - 0.3 + INK_INSIDE, 1.62);
  const inked = path(raised ? [corner(raised.top), ...edges, corner(pit), corner(inside)] : edges);
  const ink = fill(inked, inkOf(context.skin), 'transform="translate(1.2 1)" fill-opacity=".8"');
  const skin = piece(context, outline, skinOf(context), {
    edge: 0,
    deepTone: skinTone(context),
    shade: armShades(arm, 0, 0.45),
    shadeOpacity: SHADE,
    extra: fill(join, toHex(context.skin)),
  });
  return ink + skin;
}
