import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import type { DrawContext } from '../context.ts';
import { chinShadow } from '../head/chin-shadow.ts';
import { at } from '../kit/at.ts';
import { grow } from '../kit/box.ts';
import { path } from '../kit/curve.ts';
import { mix, type Point } from '../kit/point.ts';
import { fill, group } from '../kit/svg-element.ts';
import { trimDrawing } from '../kit/trim-path.ts';
import type { Side } from './side.ts';

/** How far a near arm's shadow falls right and down, heads. */
const SHIFT: Point = [0.07, 0.063];
const OPACITY = 0.17;
const UNDER_BELLY = 0.1;
/** Cloth round the arm, heads. */
const SLEEVE = 0.05;
/** Where an arm leaves the body, and after how many of the steps down it its shadow is full: at the armpit they touch. */
const ARMPIT = 0.3;
const STEPS = 7;
const FULL_STEP = 3;
/** Where the shadow of an arm ends, along it: beyond the wrist, or where it sinks into a pocket. */
const BEYOND_WRIST = 2.2;
const POCKET_MOUTH = 1.9;
const crisp = (d: string, opacity = OPACITY) => fill(d, CAST_COLOUR, `fill-opacity="${opacity}"`);

function onto({ document }: DrawContext, shapeIds: readonly string[], shadows: string): string {
  if (shadows === '' || shapeIds.length === 0) return '';
  const shown = trimDrawing(shadows, grow(document.boxOf(shapeIds), 1));
  return group(shown, `clip-path="url(#${document.clipTo(...new Set(shapeIds))})"`);
}

/** Draws the shadows of arms that lie in front of the body, on the shapes under them. */
export function drawArmShadows(
  context: DrawContext,
  sides: readonly Side[],
  shapeIds: readonly string[],
): string {
  const { body, head } = context;
  const shadows = sides.map((side) => {
    const arm = body.arms[side];
    const isInPocket = body.pose.arms[side].hand === 'pocket';
    const end = isInPocket ? POCKET_MOUTH : BEYOND_WRIST;
    const sides = ([-1, 1] as const).map((u) => arm.side(u, ARMPIT, end, SLEEVE * head, STEPS));
    const [left = [], right = []] = sides.map((side, own) =>
      side.map((edge, i): Point => {
        const full = Math.min(1, i / FULL_STEP);
        const sunk = isInPocket ? (STEPS - i) / FULL_STEP : 1;
        const away = Math.min(full, sunk) * head;
        // From nothing at the armpit: as wide as the arm it would lie on the chest beside the sleeve.
        const [x, y] = mix(mix(edge, at(at(sides, 1 - own), i), 0.5), edge, full);
        return [x + SHIFT[0] * away, y + SHIFT[1] * away];
      }),
    );
    return crisp(path([...left, ...right.reverse()]));
  });
  return onto(context, shapeIds, shadows.join(''));
}

/** Draws the head's shadow on what is worn round the neck. */
export function drawHeadShadow(context: DrawContext, shapeIds: readonly string[]): string {
  return onto(context, shapeIds, crisp(chinShadow(context)));
}

/** Where a belly shades what is under it: heights beside and under its middle. */
const BELLY = { side: 3.16, low: 3.6, deep: 3.74 } as const;

/** Draws the shadow under a pregnant belly, on the shapes it lies on. */
export function drawBellyShadow(context: DrawContext, shapeIds: readonly string[]): string {
  const { body } = context;
  const under = path([
    body.torso(0.98, BELLY.side),
    body.torso(0.6, BELLY.low),
    body.torso(0, BELLY.low + 0.06),
    body.torso(-0.55, BELLY.low - 0.06),
    body.torso(-0.3, BELLY.deep),
    body.torso(0.3, BELLY.deep + 0.04),
    body.torso(0.95, BELLY.deep - 0.1),
    body.torso(1.1, BELLY.low - 0.1),
  ]);
  return onto(context, shapeIds, crisp(under, UNDER_BELLY));
}
