import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { type Aid, leansOn } from '#outfit.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix, type Node, normalise, type Point, scale, sub } from '../kit/point.ts';
import { SIDES, type Side, signOf } from './side.ts';

const WOOD: Cloth = { name: 'plain', colour: oklch(0.45, 0.085, 48) };
const RUBBER: Cloth = { name: 'plain', colour: oklch(0.3, 0.012, 285) };
const STEEL: Cloth = { name: 'plain', colour: oklch(0.62, 0.02, 250) };

/** The ground under the ankles, heads. */
const GROUND = 0.47;
/** The same under the farther foot of whoever sits. */
const FAR_GROUND = 0.34;
/** Where the palm closes on a handle, heads along the arm below the wrist. */
const PALM = 0.22;
/** Where the cuff of a crutch holds the arm, between elbow (1) and wrist (2). */
const CUFF = 1.3;

/** What the cuff goes round: how far it stands off the arm, heads. */
const CUFF_EASE = { bare: 0.045, 'short-sleeves': 0.045, covered: 0.085, coat: 0.125 } as const;

/** What leans behind the legs of whoever sits, what is held beside the body, and what of it lies over the sleeve. */
export interface HeldAid {
  readonly propped: string;
  readonly held: string;
  readonly over: string;
}

export interface Grip {
  readonly side: Side;
  readonly palm: Point;
  readonly foot: Point;
}

/** How far outside the palm a cane is set down at least, heads: it leans, or nothing would lean on it. */
const LEAN = 0.16;

/** How far a shoe reaches outwards from its ankle, in heads, when it is turned out by so many degrees. */
const shoeReach = (degreesOut: number) => 0.2 + 0.72 * Math.max(0, Math.sin((degreesOut * Math.PI) / 180));

function gripOf({ body, head }: DrawContext): Grip | undefined {
  const side = SIDES.find((one) => body.pose.arms[one].hand === 'cane');
  if (!side) return undefined;
  const arm = body.arms[side];
  const [dx, dy] = arm.direction(1.95);
  const palm = add(arm.at(2), [dx * PALM * head, dy * PALM * head]);
  const ankles = Math.max(body.legs.left.at(2)[1], body.legs.right.at(2)[1]);
  const sign = signOf(side);
  const besideShoe = body.legs[side].at(2)[0] + sign * shoeReach(body.pose.legs[side].footTurn * sign) * head;
  const x = sign * Math.max(sign * palm[0] + LEAN * head, sign * besideShoe);
  return { side, palm, foot: [x, ankles + GROUND * head] };
}

function shaft(context: DrawContext, from: Point, to: Point, width: number, cloth: Cloth): string {
  const { head } = context;
  const at = (point: Point, dx: number): Node => corner([point[0] + dx * head, point[1]]);
  const half = width / 2;
  const d = path([at(from, -half), at(from, half), at(to, half * 0.8), at(to, -half * 0.8)]);
  const middle = mix(from, to, 0.5);
  const light: Node[] = [from, middle, to].map(([x, y]) => [x - half * 0.4 * head, y]);
  const tip: Point = mix(to, from, 0.035);
  const ferrule = path([at(tip, -half), at(tip, half), at(to, half * 1.15), at(to, -half * 1.15)]);
  return (
    piece(context, d, cloth, {
      edge: 1.2,
      highlights: [brush(light, width * 0.3 * head, 'flat')],
    }) + piece(context, ferrule, RUBBER, { edge: 0 })
  );
}

/** Where the tube of a crutch bends to run up beside the forearm, heads outwards of the palm, and half its width. */
const BEND = 0.075;
const TUBE = 0.027;

/** Returns the tube of a crutch from its handle up the outside of the forearm to its cuff. */
export function crutchTop({ head }: DrawContext, { side, palm, foot }: Grip, cuff: Point): string {
  const bend: Point = [palm[0] + signOf(side) * BEND * head, palm[1] - 0.02 * head];
  const below = mix(palm, foot, 0.06);
  const edge = (by: number) => [cuff, bend, below].map(([x, y]): Node => corner([x + by * head, y]));
  return path([...edge(-TUBE), ...edge(TUBE).reverse()]);
}

/** How much further the handle of a cane reaches out of the hand than that of a crutch. */
const CANE_HANDLE = 1.5;

/** A handle lying in the palm, longer to the front. */
function handle(context: DrawContext, { side, palm }: Grip, cloth: Cloth, rise: number, long = 1): string {
  const { head } = context;
  const sign = signOf(side);
  const at = (x: number, y: number): Node => [palm[0] - sign * x * long * head, palm[1] + y * head];
  const d = path([
    at(-0.14, -0.035),
    at(-0.02, -0.05 - rise),
    at(0.12, -0.04 - rise),
    at(0.185, 0.005),
    at(0.17, 0.035),
    at(0.06, 0.035),
    at(-0.13, 0.03),
  ]);
  return piece(context, d, cloth, { edge: 1.2 });
}

/** How far ahead of the shoe a cane that leans on the knee is set down, and how far it goes up beyond the knee, heads. */
const AHEAD_OF_SHOE = 0.1;
const BEYOND_KNEE = 0.42;
/** How far beyond its handle the cuff of a crutch is, and half its width, heads. */
const TO_CUFF = 0.7;
const CUFF_HALF = 0.11;

/** The cane or crutch of whoever sits: set down ahead of the shoes and leaned on the farther knee. */
function drawProppedAid(context: DrawContext, aid: Aid | undefined): string {
  const { body, head } = context;
  const { ahead } = body;
  const side: Side = ahead === 1 ? 'right' : 'left';
  const leg = body.legs[side];
  const knee = leg.point(1, ahead, 0.05 * head);
  const ankle = leg.at(2);
  const toe = shoeReach(body.pose.legs[side].footTurn * ahead) + AHEAD_OF_SHOE;
  const foot: Point = [ankle[0] + ahead * toe * head, ankle[1] + FAR_GROUND * head];
  const up = normalise(sub(knee, foot));
  const palm = add(knee, scale(up, BEYOND_KNEE * head));
  const grip: Grip = { side, palm, foot };
  if (aid === 'cane') {
    return shaft(context, palm, foot, 0.058, WOOD) + handle(context, grip, WOOD, 0.012, CANE_HANDLE);
  }
  const cuff = add(palm, scale(up, TO_CUFF * head));
  const across = (at: Point, dx: number): Node => corner([at[0] + dx * head, at[1]]);
  const below = add(cuff, scale(up, -0.14 * head));
  const band = path([
    across(cuff, -CUFF_HALF),
    across(cuff, CUFF_HALF),
    across(below, CUFF_HALF),
    across(below, -CUFF_HALF),
  ]);
  return (
    shaft(context, cuff, foot, 0.056, STEEL) +
    handle(context, grip, RUBBER, 0) +
    piece(context, band, RUBBER, { edge: 1 })
  );
}

/** The cane or forearm crutch in the hand that leans on one; `arm` is what its cuff goes round. */
export function drawHeldAid(
  context: DrawContext,
  aid: Aid | undefined,
  arm: keyof typeof CUFF_EASE,
): HeldAid {
  const none: HeldAid = { propped: '', held: '', over: '' };
  if (!leansOn(aid)) return none;
  if (context.body.isSeated) return { ...none, propped: drawProppedAid(context, aid) };
  const grip = gripOf(context);
  if (!grip) return none;
  if (aid === 'cane') {
    return {
      ...none,
      held:
        shaft(context, grip.palm, grip.foot, 0.058, WOOD) + handle(context, grip, WOOD, 0.012, CANE_HANDLE),
    };
  }
  const { head } = context;
  const limb = context.body.arms[grip.side];
  const outer = signOf(grip.side);
  const upper = crutchTop(context, grip, limb.point(CUFF, outer, CUFF_EASE[arm] * head));
  const band = (t: number, ease: number): readonly [Node, Node] => [
    corner(limb.point(t, -1, ease * head)),
    corner(limb.point(t, 1, ease * head)),
  ];
  const [a, b] = band(CUFF - 0.1, CUFF_EASE[arm] + 0.005);
  const [c, d] = band(CUFF + 0.1, CUFF_EASE[arm]);
  return {
    ...none,
    held:
      piece(context, upper, STEEL, { edge: 1.2 }) +
      shaft(context, grip.palm, grip.foot, 0.056, STEEL) +
      handle(context, grip, RUBBER, 0),
    over: piece(context, path([a, b, d, c]), RUBBER, { edge: 1 }),
  };
}
