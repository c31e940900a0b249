import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorJoints, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const STEEL = oklch(0.36, 0.02, 250);
const PINE = oklch(0.74, 0.065, 70);

/** Painted brickwork: only some of the joints show. */
function bricks({ palette, random }: SceneContext): string {
  let d = '';
  for (let row = 0; row < 32; row++) {
    const y = 16 + row * 34;
    for (let x = row % 2 ? -38 : 0; x < CANVAS_WIDTH_PX; x += 76) {
      if (random() < 0.34) d += `M${px(x)} ${y}h76v34`;
    }
  }
  return (
    `<g transform="translate(2 2)">${line(d, toHex(lightOf(palette.wall, 1)), 2, 0.5)}</g>` +
    line(d, toHex(shadowOf(palette.wall, 0.9)), 2, 0.42)
  );
}

function bigWindow({ document, palette }: SceneContext, x: number, width: number): string {
  const box = [x, 130, width, 620] as const;
  const view =
    rect(box, linear(document, oklch(0.84, 0.05, 235), oklch(0.94, 0.03, 90), DOWN)) +
    rect([x, 590, width * 0.32, 160], toHex(oklch(0.74, 0.04, 245))) +
    rect([x + width * 0.32, 520, width * 0.3, 230], toHex(oklch(0.79, 0.035, 240))) +
    rect([x + width * 0.62, 630, width * 0.38, 120], toHex(oklch(0.7, 0.045, 245)));
  return gridWindow({ box, columns: 4, rows: 5, frame: STEEL, frameWidth: 13, view, wall: palette.wall });
}

/** A dressmaker's form on its stand. */
function dressForm({ palette }: SceneContext, x: number): string {
  const linen = oklch(0.87, 0.03, 80);
  const bust = `M${x - 16} 520h32l6 34q52 14 56 62q-14 70 -26 118q14 60 30 104h-164q16 -44 30 -104q-12 -48 -26 -118q4 -48 56 -62z`;
  return (
    ellipse([x + 26, 1160], [96, 11], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    line(`M${x} 836V1120M${x} 1110L${x - 66} 1158M${x} 1110L${x + 66} 1158M${x} 1110V1164`, toHex(STEEL), 9) +
    fill(bust, toHex(linen)) +
    fill(
      `M${x + 18} 520l4 34q52 14 56 62q-14 70 -26 118q14 60 30 104h-52q-8 -120 -6 -200q2 -80 -14 -118z`,
      toHex(shadowOf(linen, 0.9)),
      opacity(0.6),
    ) +
    line(`M${x} 556V836M${x - 70} 640q70 26 140 0`, toHex(shadowOf(linen, 1.4)), 2, 0.6) +
    fill(`M${x - 19} 520q19 -26 38 0z`, toHex(PINE))
  );
}

/** A worktable on trestles, rolls of cloth on it. */
function worktable({ palette }: SceneContext, x: number): string {
  const roll = (rx: number, y: number, colour: typeof PINE) =>
    rect([rx, y, 170, 34], toHex(colour), 'rx="17"') +
    ellipse([rx + 16, y + 17], [12, 15], toHex(lightOf(colour, 1.2)));
  return (
    ellipse([x + 150, 1166], [190, 13], toHex(shadowOf(palette.floor, 1.5)), opacity(0.4)) +
    line(
      `M${x + 50} 900L${x + 20} 1162M${x + 60} 900L${x + 90} 1162M${x + 250} 900L${x + 222} 1162M${x + 262} 900L${x + 292} 1162`,
      toHex(PINE),
      11,
    ) +
    rect([x, 876, 330, 24], toHex(lightOf(PINE, 0.5))) +
    roll(x + 34, 842, palette.accent) +
    roll(x + 118, 810, tone(palette.motif, 0.06))
  );
}

/** Boards and boxes: a shelf wall as shared offices have. */
function shelfWall({ palette }: SceneContext): string {
  const [x, width] = [668, 300];
  const box = (bx: number, y: number, w: number, h: number, colour: typeof PINE) =>
    rect([bx, y - h, w, h], toHex(colour)) +
    rect([bx + w * 0.55, y - h, w * 0.45, h], toHex(shadowOf(colour, 0.7)), opacity(0.5));
  const boards = [300, 470, 640, 810, 980];
  return (
    boards.map((y) => rect([x, y, width, 12], toHex(PINE))).join('') +
    line(`M${x + 6} 150V${HORIZON_PX}M${x + 190} 150V${HORIZON_PX}`, toHex(STEEL), 8) +
    box(x + 22, 300, 66, 96, palette.accent) +
    box(x + 100, 300, 74, 74, oklch(0.86, 0.03, 85)) +
    circle(x + 242, 262, 38, toHex(tone(palette.motif, 0.06))) +
    box(x + 26, 470, 140, 62, tone(palette.motif, 0.1)) +
    box(x + 206, 470, 70, 110, oklch(0.82, 0.05, 60)) +
    box(x + 34, 640, 30, 118, palette.motif) +
    box(x + 68, 640, 24, 104, oklch(0.88, 0.03, 90)) +
    box(x + 96, 640, 34, 112, palette.accent) +
    box(x + 210, 640, 74, 60, oklch(0.6, 0.07, 50)) +
    box(x + 24, 810, 70, 70, oklch(0.9, 0.02, 80)) +
    box(x + 206, 810, 76, 92, tone(palette.motif, 0.04)) +
    box(x + 30, 980, 140, 104, oklch(0.7, 0.06, 62)) +
    box(x + 206, 980, 70, 84, palette.accent)
  );
}

const FIG = {
  ...PLANT_COLOURS.laurel,
  y: 1168,
  size: 1,
  branches: [
    [-2.05, 260],
    [-1.1, 260],
    [-1.9, 330],
    [-1.25, 340],
    [-1.7, 400],
    [-1.42, 410],
    [-1.56, 450],
  ],
  earthY: 1040,
  joints: 8,
  leaf: [74, 34],
} as const;

/** A loft to work in: painted brick, a steel window, a table or a shelf wall. */
export function loft(context: SceneContext): ScenePainting {
  const { palette, seed, variant } = context;
  const plant = (x: number) =>
    pottedPlant(context, {
      ...FIG,
      x,
      pot: palette.accent,
      seed: seed + 9,
      shadow: { x: x + 40, y: 1168, rx: 110, ry: 14 },
    });
  const set = [
    () => bigWindow(context, 36, 270) + worktable(context, 660),
    () => bigWindow(context, 650, 280) + dressForm(context, 140),
    () => shelfWall(context) + plant(120),
  ][variant];
  const boards = floorJoints(11, 120, 220);
  return {
    back:
      wall(context, 0.035, -0.045) +
      bricks(context) +
      floor(context) +
      line(boards, toHex(shadowOf(palette.floor, 0.8)), 2, 0.35) +
      floorLine(context, 1.3, 0.5, 5) +
      (set?.() ?? ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5.5 },
  };
}
