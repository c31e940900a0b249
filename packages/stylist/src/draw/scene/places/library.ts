import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { bookcase } from '../props/books.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const BRASS = oklch(0.76, 0.1, 82);

function bindings({ palette }: SceneContext): readonly Oklch[] {
  return [
    oklch(0.44, 0.09, 28),
    oklch(0.4, 0.05, 155),
    oklch(0.4, 0.05, 255),
    oklch(0.58, 0.075, 65),
    oklch(0.82, 0.04, 85),
    tone(palette.accent, -0.08, 0.8),
  ];
}

/** A rug before the shelves. */
function rug({ palette }: SceneContext): string {
  const { accent } = palette;
  return (
    fill('M210 1130H750L840 1270H120Z', toHex(tone(accent, -0.06, 0.8))) +
    `<path d="M236 1142H724L800 1256H160Z" fill="none" stroke="${toHex(lightOf(accent, 1.2))}" stroke-width="4" stroke-opacity=".7"/>`
  );
}

function ladder(x: number, wood: Oklch): string {
  const rungs = Array.from({ length: 9 }, (_, i) => `M${x + 12 + i * 7} ${HORIZON_PX - 60 - i * 98}h78`).join(
    '',
  );
  return (
    line(
      `M${x} ${HORIZON_PX + 16}L${x + 70} 90M${x + 96} ${HORIZON_PX + 16}L${x + 156} 90`,
      toHex(shadowOf(wood, 1)),
      13,
    ) +
    line(
      `M${x - 3} ${HORIZON_PX + 14}L${x + 67} 90M${x + 93} ${HORIZON_PX + 14}L${x + 153} 90`,
      toHex(lightOf(wood, 0.7)),
      9,
    ) +
    line(rungs, toHex(lightOf(wood, 0.7)), 9)
  );
}

/** A desk with a green-shaded lamp and a book left open. */
function desk({ palette }: SceneContext, wood: Oklch): string {
  const shade = oklch(0.46, 0.09, 158);
  return (
    ellipse([850, 1168], [200, 14], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    rect([660, 848, 320, 26], toHex(lightOf(wood, 0.5))) +
    rect([672, 874, 320, 70], toHex(wood)) +
    rect([690, 944, 26, 222], toHex(shadowOf(wood, 0.6))) +
    circle(826, 908, 8, toHex(BRASS)) +
    rect([900, 760, 9, 84], toHex(BRASS)) +
    ellipse([904, 844], [46, 9], toHex(BRASS)) +
    fill('M838 764Q840 712 904 710T972 764Z', toHex(shade)) +
    fill('M838 764Q840 712 880 711Q856 726 856 764Z', toHex(lightOf(shade, 1)), opacity(0.6)) +
    fill('M698 846q34 -22 66 -6q32 -16 66 6z', toHex(oklch(0.95, 0.015, 85))) +
    line('M764 840v8', toHex(oklch(0.6, 0.03, 70)), 2)
  );
}

function tallWindow({ document, palette }: SceneContext): string {
  const box = [330, 110, 300, 640] as const;
  const view =
    rect(box, linear(document, oklch(0.86, 0.045, 235), oklch(0.95, 0.03, 95), DOWN)) +
    fill('M330 690q60 -90 120 -60q50 -60 110 -10q40 -20 70 30v100h-300z', toHex(oklch(0.74, 0.05, 160)));
  return gridWindow({
    box,
    columns: 3,
    rows: 5,
    frame: tone(palette.wall, 0.07, 0.6),
    frameWidth: 14,
    view,
    wall: palette.wall,
  });
}

/** A library: shelves to both sides of a calm bay, parquet, a rug. */
export function library(context: SceneContext): ScenePainting {
  const { palette, random, variant } = context;
  const wood = palette.motif;
  const colours = bindings(context);
  const left = bookcase(
    { x: -12, y: 60, width: 290, height: HORIZON_PX - 74, rows: 7, wood },
    colours,
    random,
  );
  const right = bookcase(
    { x: 682, y: 60, width: 290, height: HORIZON_PX - 74, rows: 7, wood },
    colours,
    random,
  );
  const set = [
    () => left + right + rug(context),
    () => left + tallWindow(context) + ladder(60, lightOf(wood, 0.9)),
    () =>
      left +
      desk(context, wood) +
      rect([690, 250, 190, 250], toHex(shadowOf(palette.wall, 0.5)), opacity(0.5)),
  ][variant];
  const picture =
    variant === 2
      ? rect([682, 240, 206, 262], toHex(BRASS)) +
        rect([694, 252, 182, 238], toHex(oklch(0.82, 0.04, 220))) +
        fill('M694 430q60 -70 100 -30q40 -50 82 0v90h-182z', toHex(oklch(0.6, 0.06, 150)))
      : '';
  const rays = floorJoints(15, 84, 150);
  return {
    back:
      wall(context, 0.035, -0.045) +
      rect([0, 0, CANVAS_WIDTH_PX, 40], toHex(tone(palette.wall, 0.04))) +
      rect([0, 40, CANVAS_WIDTH_PX, 6], toHex(shadowOf(palette.wall, 1)), opacity(0.5)) +
      rect([0, HORIZON_PX - 32, CANVAS_WIDTH_PX, 32], toHex(tone(palette.wall, 0.04))) +
      floor(context) +
      line(rays, toHex(shadowOf(palette.floor, 0.9)), 2, 0.4) +
      floorLine(context, 1.3, 0.6) +
      (set?.() ?? '') +
      picture,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5.5 },
  };
}
