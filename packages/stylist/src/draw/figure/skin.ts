import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { torsoShade } from '../cloth/shade-plane.ts';
import type { DrawContext } from '../context.ts';
import { chinShadow } from '../head/chin-shadow.ts';
import { napeOf, throatOf } from '../head/nape.ts';
import { skinPaints } from '../head/skin-paints.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { corner, lerp, type Node, type Point, smoothstep } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import { isAway } from './facing.ts';
import { LEG_SHADE, legShades } from './leg-shades.ts';
import type { Facing } from './pose-parts.ts';
import type { Side } from './side.ts';
import { sideOn } from './side-on.ts';
import { waistHalfWidth } from './waistline.ts';

/** The wearer's skin as a material for `piece`. */
export const skinOf = (context: DrawContext): Cloth => ({ name: 'plain', colour: context.skin });

/** How much richer a wide shade on skin is than the thin lines of a face: laid on faintly, theirs would be grey. */
const RICHER = 1.5;

/** What skin is shaded in: a deeper, warmer tone of its own. */
export const skinTone = ({ skin }: DrawContext): string => toHex(tone(skinPaints(skin).line, 0, RICHER));

/** Above this lightness the light of the scene would bleach skin to chalk. */
const LIT_SKIN = 0.84;

/** Below this lightness skin is painted a little lighter and warmer: shade has to stay visible on the deepest. */
const DEEP_SKIN = 0.5;
const DEEPEST_PAINT = 0.385;

/** The skin's colour as it is painted: the palest tones warmed before the light falls on them, the deepest lifted. */
export function skinInLight(skin: Oklch): Oklch {
  if (skin.l < DEEP_SKIN) return oklch(Math.max(skin.l, DEEPEST_PAINT), skin.c + 0.012, skin.h + 2);
  const pale = Math.max(0, skin.l - LIT_SKIN);
  return oklch(skin.l - pale * 0.4, skin.c + pale * 0.22, skin.h);
}

/** How far the top of a thigh seen from the side is drawn in under skirt or trousers, heads, and where it no longer is. */
const THIGH_TUCKED = 0.16;
const THIGH_FREE = 0.36;

/** To the ankle, where the foot begins. */
export const WHOLE_LEG = 2;

type Line = readonly (readonly [t: number, u: number])[];

/** Either side of the kneecap, where an arc under it would smile, or across the hollow of a knee that is seen from behind. */
const KNEE_LINES: Readonly<Record<Facing, readonly Line[]>> = {
  viewer: [
    [
      [0.9, 0.5],
      [0.98, 0.38],
      [1.07, 0.5],
    ],
    [
      [0.95, -0.62],
      [1.02, -0.46],
      [1.08, -0.5],
    ],
  ],
  away: [
    [
      [0.99, -0.6],
      [1, 0],
      [0.98, 0.55],
    ],
  ],
};

/** The light on a kneecap. */
const KNEECAP: Line = [
  [0.92, -0.06],
  [0.98, -0.12],
  [1.05, -0.04],
];

/** One leg, bare or in tights; from a way down to another, 0 at the hip and 2 at the ankle. */
export function drawLeg(
  context: DrawContext,
  side: Side,
  tights?: Cloth,
  [from, end]: readonly [number, number] = [0, WHOLE_LEG],
): string {
  const { head } = context;
  const leg = context.body.legs[side];
  const cloth = tights ?? skinOf(context);
  const facing = context.body.pose.facing ?? 'viewer';
  const drawLine = (line: Line, width: number) =>
    brush(
      line.map(([t, u]) => leg.point(t, u)),
      width * head,
    );
  const tucked = (t: number) =>
    -THIGH_TUCKED * sideOn(context.body.pose) * (1 - smoothstep(t / THIGH_FREE)) * head;
  return piece(context, leg.outline(from, end, tucked), cloth, {
    edge: 1.3,
    ...(!tights && { deepTone: skinTone(context) }),
    light: [
      brush([leg.point(0.1, -0.6), leg.point(0.5, -0.55), leg.point(0.82, -0.6)], 0.12 * head),
      brush([leg.point(1.16, -0.4), leg.point(1.36, -0.5), leg.point(1.66, -0.3)], 0.085 * head),
      ...(facing === 'viewer' && !tights ? [drawLine(KNEECAP, 0.08)] : []),
    ],
    lightOpacity: 0.16,
    shade: legShades(leg),
    shadeOpacity: LEG_SHADE,
    folds: KNEE_LINES[facing].map((line) => drawLine(line, 0.03)),
    foldOpacity: 0.16,
  });
}

/** Where the torso ends under what is worn; before it, seen from the side, cloth falls straight past the belly. */
const TORSO_END = 4.1;
const PROFILE_END = 3.8;

/** How far inside the shoulders the skin at their point and below it ends, heads; more where the arm of a profile lies before the back. */
const SHOULDER_END = { frontal: 0.11, profile: 0.18 } as const;
const BELOW_SHOULDER = { frontal: 0.07, profile: 0.26 } as const;

/** Silhouette of neck and torso down to the hips, as path data. */
function torsoOutline(context: DrawContext): string {
  const { body } = context;
  const { shoulder } = body.shape;
  const nape = napeOf(context);
  const throat = throatOf(context);
  const neck = (side: Side): readonly Node[] => {
    if (nape?.side === side) return nape.edge;
    if (throat?.side === side) return throat.edge;
    const { top, middle, base } = body.neck(side);
    return [corner(top), middle, base];
  };
  const inside = ({ frontal, profile }: typeof SHOULDER_END | typeof BELOW_SHOULDER) =>
    shoulder - lerp(frontal, profile, sideOn(body.pose));
  const shoulderLine = (sign: -1 | 1): Point[] => [
    body.torso(0, body.shoulderLine(shoulder - 0.2), sign * (shoulder - 0.2)),
    body.torso(0, 1.545, sign * inside(SHOULDER_END)),
    body.torso(0, 1.66, sign * inside(BELOW_SHOULDER)),
  ];
  // Held by the waistband, and drawn in at the hips so that skin never peeks out beside the leg.
  const end = lerp(TORSO_END, PROFILE_END, sideOn(body.pose));
  const ease = (v: number) =>
    (waistHalfWidth(body, v) - body.halfWidth(v)) * smoothstep((v - 2.66) / 0.16) -
    (v > 3.3 ? 0.035 * Math.min(1, (v - 3.3) / 0.3) : 0);
  return path([
    ...neck('left'),
    ...shoulderLine(-1),
    ...body.torsoSide('left', 1.98, end, ease, 9),
    ...body.torsoSide('right', 1.98, end, ease, 9).reverse(),
    ...shoulderLine(1).reverse(),
    ...neck('right').toReversed(),
  ]);
}

/** How dark a head shades the neck, all over and once more under its jaw, and how far down that core reaches. */
const CHIN_SHADE = 0.19;
const CORE_SHADE = 0.11;
const CORE_DEPTH = 0.5;

/** The shadow of the head on the neck, in a deeper tone of the skin itself. */
function chinShade(context: DrawContext): string {
  const deep = skinTone(context);
  return (
    fill(chinShadow(context), deep, `fill-opacity="${CHIN_SHADE}"`) +
    fill(chinShadow(context, CORE_DEPTH), deep, `fill-opacity="${CORE_SHADE}"`)
  );
}

/** Neck and torso, with collarbones. */
export function drawTorso(context: DrawContext): string {
  const { body, head } = context;
  const on = (x: number, v: number) => body.torso(0, v, x);
  const backFolds = [
    brush([on(0, 1.5), on(0, 2.2), on(0, 3)], 0.03 * head),
    brush([on(-0.2, 1.8), on(-0.3, 2), on(-0.22, 2.2)], 0.03 * head),
    brush([on(0.22, 1.8), on(0.32, 2), on(0.24, 2.2)], 0.03 * head),
  ];
  return piece(context, torsoOutline(context), skinOf(context), {
    edge: 1.3,
    deepTone: skinTone(context),
    shade: [torsoShade(body, body.halfWidth, 1.9, 4.3, 0.62)],
    shadeOpacity: 0.2,
    folds: isAway(body)
      ? backFolds
      : [
          brush([on(-0.05, 1.47), on(-0.25, 1.49), on(-0.5, 1.46)], 0.022 * head),
          brush([on(0.07, 1.47), on(0.27, 1.5), on(0.52, 1.47)], 0.022 * head),
          brush([on(-0.12, 1.24), on(-0.07, 1.36), on(-0.03, 1.46)], 0.02 * head, 'in'),
        ],
    foldOpacity: 0.22,
    extra: chinShade(context),
  });
}
