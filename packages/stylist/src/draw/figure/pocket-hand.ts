import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix, normalise, type Point, scale } from '../kit/point.ts';
import { type Side, signOf } from './side.ts';
import { skinOf, skinTone } from './skin.ts';

/** Where the mouth of a pocket lies beyond the wrist of the hand in it, heads; its outer end is lower, whichever way the arm comes. */
const MOUTH = 0.15;
/** How steeply the mouth of each slants. */
const SLANT = { trousers: 0.58, coat: 0.46, patch: 0.16 } as const;
const SAG = 0.014;
/** How far the wrist turns the hand from the line of the forearm to straight down. */
const POINTS_DOWN = 0.45;
/** How far the back of the hand reaches to either side, heads. */
const HALF = 0.083;
/** Where along the arm its skin goes over into the hand. */
const FROM_FOREARM = 1.93;
/** How far above the mouth its cloth shades the hand, heads. */
const SHADED = 0.034;

/** A hand in a pocket: heads beyond the wrist and outwards, and the mouth of the pocket across it. */
export interface PocketHand {
  readonly at: (along: number, aside: number) => Point;
  /** A point of the mouth, heads outwards from the middle of the hand. */
  readonly mouth: (aside: number) => Point;
}

/** Returns where the hand of a pose enters the pocket on a side. */
export function pocketHand({ body, head }: DrawContext, side: Side): PocketHand {
  const arm = body.arms[side];
  const slant = SLANT[body.pose.arms[side].pocketOf ?? 'trousers'];
  const wrist = arm.at(2);
  const direction = normalise(mix(arm.direction(1.9), [0, 1], POINTS_DOWN));
  const across: Point = [-direction[1], direction[0]];
  const at = (along: number, aside: number): Point =>
    add(wrist, add(scale(direction, along * head), scale(across, -signOf(side) * aside * head)));
  return {
    at,
    mouth: (aside) => {
      const sag = SAG * Math.max(0, 1 - (aside / HALF) ** 2);
      return add(at(MOUTH + sag, 0), [signOf(side) * aside * head, slant * aside * head]);
    },
  };
}

/** The back of a hand down to the pocket it goes into. */
export function drawPocketHand(context: DrawContext, side: Side): string {
  const { head } = context;
  const { at, mouth } = pocketHand(context, side);
  const arm = context.body.arms[side];
  const sign = signOf(side);
  // It grows out of the forearm: begun across its own line it would stick out at the wrist.
  const outline = path([
    corner(arm.point(FROM_FOREARM, -sign)),
    at(0.03, -0.07),
    at(0.09, -0.086),
    corner(mouth(-HALF)),
    mouth(0),
    corner(mouth(HALF)),
    at(0.1, 0.084),
    at(0.03, 0.07),
    corner(arm.point(FROM_FOREARM, sign)),
  ]);
  const tendons = [-0.03, 0.02].map((aside) =>
    brush([at(0.07, aside * 0.8), at(0.14, aside * 1.3), at(0.22, aside * 1.7)], 0.018 * head, 'in'),
  );
  // The cloth's edge shades the hand along it.
  const edge = [-HALF, 0, HALF].map((aside) => mouth(aside));
  const shaded = [...edge, ...[HALF, 0, -HALF].map((aside) => add(mouth(aside), [0, -SHADED * head]))];
  return piece(context, outline, skinOf(context), {
    edge: 1.1,
    deepTone: skinTone(context),
    shade: [path(shaded)],
    shadeOpacity: 0.24,
    folds: tendons,
    foldOpacity: 0.2,
  });
}
