import type { FigureSpec, Framing, HairStyle } from '../outfit.ts';
import type { Placement } from './figure/body.ts';
import { STATURE_SCALE } from './figure/body-shapes.ts';
import type { Pose } from './figure/pose.ts';
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
  full: [34, 84],
  knee: [110, 155],
  hip: [70, 100],
};
/** How much the turn of a head says of where a figure looks, beside the turn of its body. */
const HEAD_SHARE = 0.5;
/** A turned figure looks one way, whatever the head does. */
const TURNED = 0.1;

/** −1 to 1: where a figure looks or walks, to the viewer's left or right. */
export function directionOf({ turn = 0, head }: Pose): number {
  const direction = turn + (Math.abs(turn) > TURNED ? 0 : head.turn * HEAD_SHARE);
  return Math.max(-1, Math.min(1, direction));
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

/** Face and torso, which nothing in front may cross. */
export function clearOf({ headPx, x, y }: Placement): Box {
  return { left: x - 1.15 * headPx, top: y - headPx, right: x + 1.2 * headPx, bottom: y + 5.1 * headPx };
}
