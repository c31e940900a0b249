import type { FigureSpec, Framing, HairStyle } from '../outfit.ts';
import type { Placement } from './figure/body.ts';
import { STATURE_SCALE } from './figure/body-shapes.ts';
import type { Pose } from './figure/pose.ts';
import { SIDES, signOf } from './figure/side.ts';
import type { Box } from './kit/box.ts';
import { CANVAS_WIDTH_PX } from './kit/svg-document.ts';

/** px per head of a figure of average height that is seen whole, y of its soles, least room above it. */
const FULL = { headPx: 124, floorPx: 1186, headroomPx: 58 } as const;
/** px per head and y of the top of a figure that is cut at the knee or the hip. */
const CLOSE = { knee: { headPx: 178, topPx: 92 }, hip: { headPx: 262, topPx: 70 } } as const;
/** Hair piled so high, a headwrap or a hat, needs this more room above a figure that is cut, heads. */
const HIGH_HAIR: ReadonlySet<HairStyle> = new Set(['topknot', 'afro', 'bantu-knots', 'locs']);
const HIGH = 0.24;

/** How far a figure stands off the middle, against the direction it looks or walks, px: at least, and at a full turn. */
const OFF_MIDDLE: Readonly<Record<Framing, readonly [least: number, most: number]>> = {
  full: [62, 104],
  knee: [110, 155],
  hip: [78, 112],
};
/** A head turned less than this says nothing of where a figure looks. */
const LOOKS_FROM = 0.2;
/** A leg whose heel is raised by more degrees than this walks. */
const STEPS_FROM = 20;

const isWalking = ({ legs }: Pose) =>
  [legs.left, legs.right].some(({ pitch = 0 }) => Math.abs(pitch) > STEPS_FROM);

/**
 * −1 to 1: where a figure walks, or else looks, to the viewer's left or right. The gaze leads the eye, so it counts
 * before the chest of one that stands or sits.
 */
export function directionOf(pose: Pose): number {
  const { turn = 0, head } = pose;
  const leads = isWalking(pose) || Math.abs(head.turn) < LOOKS_FROM ? turn : head.turn;
  return Math.max(-1, Math.min(1, leads));
}

/** Where the figure's axis is, px. */
function axisPx(framing: Framing, pose: Pose): number {
  const direction = directionOf(pose);
  const [least, most] = OFF_MIDDLE[framing];
  const off = least + (most - least) * Math.abs(direction);
  return CANVAS_WIDTH_PX / 2 - (direction < 0 ? -off : off);
}

const isHighOf = ({ hair, headscarf }: FigureSpec) =>
  headscarf ? headscarf.drape === 'headwrap' : HIGH_HAIR.has(hair.style);

/**
 * Where the figure is drawn. `soles` are heads from its top to the floor, shoes included: a taller figure stands on the
 * same floor, and one too tall for the picture is drawn a little smaller.
 */
export function placementOf(
  framing: Framing,
  figure: FigureSpec,
  pose: Pose,
  soles: number,
  isHatted: boolean,
): Placement {
  const x = axisPx(framing, pose);
  if (framing !== 'full') {
    const { headPx, topPx } = CLOSE[framing];
    return { headPx, x, y: topPx + (isHatted || isHighOf(figure) ? HIGH * headPx : 0) };
  }
  const { floorPx, headroomPx } = FULL;
  const headPx = Math.min(
    FULL.headPx * STATURE_SCALE[figure.stature ?? 'average'],
    (floorPx - headroomPx) / soles,
  );
  return { headPx, x, y: floorPx - headPx * soles };
}

/** From where to where a dog on its lead stands, heads out from the figure's axis. */
const DOG = [1.2, 3.4] as const;

/** The floor that a dog takes up, if one is led. */
export function dogFloorOf(
  { headPx, x }: Placement,
  { arms }: Pose,
): Pick<Box, 'left' | 'right'> | undefined {
  const side = SIDES.find((one) => arms[one].hand === 'lead');
  if (!side) return undefined;
  const [near, far] = DOG.map((heads) => x + signOf(side) * heads * headPx);
  return { left: Math.min(near ?? x, far ?? x), right: Math.max(near ?? x, far ?? x) };
}

/** Face and torso, which nothing in front may cross. */
export function clearOf({ headPx, x, y }: Placement): Box {
  return { left: x - 1.15 * headPx, top: y - headPx, right: x + 1.2 * headPx, bottom: y + 5.1 * headPx };
}
