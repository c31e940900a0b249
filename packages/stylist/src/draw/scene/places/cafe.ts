import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { ACROSS, circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const DADO_TOP = 760;
const WOOD = oklch(0.5, 0.075, 52);
const CUP = oklch(0.955, 0.01, 85);

/** Panelling up to the elbow, in the painted colour of the place. */
function dado({ document, palette }: SceneContext): string {
  const { motif } = palette;
  let boards = '';
  for (let x = 24; x < CANVAS_WIDTH_PX; x += 64) boards += `M${x} ${DADO_TOP + 22}V${HORIZON_PX}`;
  return (
    rect(
      [0, DADO_TOP, CANVAS_WIDTH_PX, HORIZON_PX - DADO_TOP],
      linear(document, lightOf(motif, 0.3), shadowOf(motif, 0.5)),
    ) +
    line(boards, toHex(shadowOf(motif, 0.9)), 3, 0.6) +
    rect([0, DADO_TOP, CANVAS_WIDTH_PX, 18], toHex(lightOf(motif, 0.9))) +
    rect([0, DADO_TOP + 18, CANVAS_WIDTH_PX, 6], toHex(shadowOf(motif, 1.2)), opacity(0.6))
  );
}

function cup(x: number, y: number): string {
  return (
    ellipse([x, y], [34, 7], toHex(shadowOf(CUP, 0.5))) +
    fill(`M${x - 21} ${y - 32}h42q-2 30 -21 30t-21 -30z`, toHex(CUP)) +
    `<path d="M${x + 19} ${y - 26}q18 2 8 17q-5 5 -12 3" fill="none" stroke="${toHex(CUP)}" stroke-width="5"/>` +
    ellipse([x, y - 32], [21, 5], toHex(oklch(0.36, 0.06, 50)))
  );
}

/** A round marble table on an iron foot. */
function table({ palette }: SceneContext, x: number): string {
  const iron = toHex(oklch(0.3, 0.02, 260));
  const marble = oklch(0.93, 0.012, 80);
  return (
    ellipse([x + 40, 1166], [120, 14], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    rect([x - 7, 870, 14, 270], iron) +
    fill(`M${x - 62} 1166q10 -34 54 -38h16q44 4 54 38z`, iron) +
    ellipse([x, 872], [136, 20], toHex(shadowOf(marble, 1.3))) +
    ellipse([x, 862], [136, 20], toHex(marble)) +
    cup(x - 22, 858)
  );
}

/** A bentwood chair turned to the table. */
function chair(x: number): string {
  const wood = toHex(WOOD);
  const bent = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${wood}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    bent(`M${x - 50} 960Q${x - 62} 720 ${x} 716Q${x + 62} 720 ${x + 50} 960`, 11) +
    bent(`M${x - 26} 950Q${x - 34} 772 ${x} 768Q${x + 34} 772 ${x + 26} 950`, 7) +
    ellipse([x, 968], [72, 17], toHex(shadowOf(WOOD, 0.8))) +
    ellipse([x, 962], [72, 16], toHex(lightOf(WOOD, 0.5))) +
    bent(`M${x - 56} 976L${x - 64} 1150M${x + 56} 976L${x + 64} 1150`, 10) +
    bent(`M${x - 30} 980L${x - 34} 1122M${x + 30} 980L${x + 34} 1122`, 8)
  );
}

function pendant({ document, palette }: SceneContext, x: number, y: number, colour: Oklch): string {
  return (
    line(`M${x} 0V${y - 70}`, toHex(oklch(0.3, 0.02, 260)), 3.4) +
    fill(
      `M${x - 70} ${y}Q${x - 64} ${y - 74} ${x} ${y - 76}T${x + 70} ${y}Z`,
      linear(document, lightOf(colour, 0.6), shadowOf(colour, 0.9), ACROSS),
    ) +
    ellipse([x, y], [70, 10], toHex(lightOf(palette.glow, 0.2)))
  );
}

/** Cups and jars on two boards. */
function shelves({ palette }: SceneContext): string {
  const jar = (x: number, y: number, colour: Oklch) =>
    rect([x, y - 66, 46, 66], toHex(colour), 'rx="7"') + rect([x + 4, y - 78, 38, 14], toHex(WOOD));
  return [330, 490]
    .map(
      (y, row) =>
        rect([0, y + 16, 250, 10], toHex(shadowOf(palette.wall, 1.1)), opacity(0.5)) +
        rect([0, y, 244, 16], toHex(WOOD)) +
        (row === 0
          ? jar(18, y, oklch(0.84, 0.05, 70)) +
            jar(82, y, tone(palette.motif, 0.1)) +
            jar(150, y, oklch(0.62, 0.08, 45))
          : [38, 112, 186].map((x) => cup(x, y - 4)).join('')),
    )
    .join('');
}

function streetWindow({ document, palette }: SceneContext, x: number): string {
  const box = [x, 220, 280, 440] as const;
  const sky = linear(document, oklch(0.9, 0.04, 220), oklch(0.94, 0.03, 95), DOWN);
  const curtain = toHex(tone(palette.wall, 0.06, 0.5));
  const view =
    rect(box, sky) +
    rect([x, 470, 90, 190], toHex(oklch(0.78, 0.045, 40))) +
    rect([x + 90, 420, 110, 240], toHex(oklch(0.83, 0.03, 80))) +
    rect([x + 200, 500, 80, 160], toHex(oklch(0.74, 0.05, 200)));
  return (
    gridWindow({ box, columns: 2, rows: 3, frame: palette.motif, frameWidth: 15, view, wall: palette.wall }) +
    line(`M${x - 10} 452h300`, toHex(oklch(0.74, 0.09, 82)), 5) +
    fill(`M${x + 6} 454h268v150q-22 12 -45 0t-45 0t-45 0t-45 0t-45 0t-43 0z`, curtain, opacity(0.86))
  );
}

/** A corner of a café. */
export function cafe(context: SceneContext): ScenePainting {
  const { palette, variant } = context;
  const boards = floorJoints(12, 120, 220);
  const mirror =
    circle(176, 420, 132, toHex(shadowOf(oklch(0.7, 0.1, 75), 0.6))) +
    circle(173, 417, 126, toHex(oklch(0.76, 0.1, 78))) +
    circle(176, 420, 112, toHex(tone(palette.wall, -0.03, 0.6))) +
    fill('M100 466L214 312L246 336L128 500Z', '#fff', opacity(0.3));
  const furniture = [
    streetWindow(context, 30) + chair(770) + table(context, 858),
    mirror + pendant(context, 812, 330, palette.accent) + table(context, 820),
    shelves(context) + pendant(context, 800, 300, palette.accent) + chair(858) + table(context, 116),
  ][variant];
  return {
    back:
      wall(context, 0.03, -0.04) +
      dado(context) +
      floor(context) +
      line(boards, toHex(shadowOf(palette.floor, 0.8)), 2, 0.35) +
      floorLine(context, 1.3, 0.5) +
      (furniture ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5 },
  };
}
