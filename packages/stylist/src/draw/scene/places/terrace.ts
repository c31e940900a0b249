import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, line, linear, opacity, rect, surface } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { cypress } from '../props/tree.ts';
import { besideHead, OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const SEA_TOP = 590;
const RAIL_TOP = 800;
const FLOOR_TOP = 1010;
const STONE = oklch(0.93, 0.018, 85);
const HEADLAND = oklch(0.66, 0.06, 150);

function baluster(x: number): string {
  const y = RAIL_TOP + 30;
  return path([
    corner([x - 13, y]),
    [x - 9, y + 26],
    [x - 21, y + 92],
    [x - 9, y + 138],
    corner([x - 14, y + 162]),
    corner([x + 14, y + 162]),
    [x + 9, y + 138],
    [x + 21, y + 92],
    [x + 9, y + 26],
    corner([x + 13, y]),
  ]);
}

function balustrade({ document }: SceneContext): string {
  const posts = Array.from({ length: 16 }, (_, i) => baluster(28 + i * 62)).join('');
  const across = (y: number, height: number) => [0, y, CANVAS_WIDTH_PX, height] as const;
  return (
    rect(across(RAIL_TOP + 24, 190), toHex(shadowOf(STONE, 0.6)), opacity(0.2)) +
    fill(posts, linear(document, STONE, shadowOf(STONE, 1.1))) +
    rect(across(RAIL_TOP, 30), toHex(STONE)) +
    rect(across(RAIL_TOP + 30, 7), toHex(shadowOf(STONE, 1.4)), opacity(0.6)) +
    rect(across(FLOOR_TOP - 24, 26), toHex(tone(STONE, -0.03)))
  );
}

function lowWall({ document, palette }: SceneContext): string {
  const across = (y: number, height: number) => [0, y, CANVAS_WIDTH_PX, height] as const;
  return (
    rect(across(RAIL_TOP + 20, FLOOR_TOP - RAIL_TOP - 20), linear(document, STONE, shadowOf(STONE, 0.9))) +
    rect(across(RAIL_TOP, 30), toHex(tone(palette.motif, 0.02))) +
    rect(across(RAIL_TOP + 30, 8), toHex(shadowOf(STONE, 1.5)), opacity(0.5))
  );
}

function headland(nodes: readonly Node[], colour = HEADLAND): string {
  return fill(
    path([corner([0, SEA_TOP + 4]), ...nodes, corner([CANVAS_WIDTH_PX, SEA_TOP + 4])]),
    toHex(colour),
  );
}

/** White cubes of a harbour town on a headland, as they step down to the sea. */
function town({ document }: SceneContext): string {
  const houses = [
    [640, 470, 84],
    [712, 430, 96],
    [798, 452, 78],
    [868, 400, 110],
    [690, 516, 90],
    [780, 520, 104],
    [880, 500, 100],
  ] as const;
  const slope = headland(
    [
      [300, SEA_TOP + 2],
      [560, 560],
      [720, 470],
      [960, 400],
    ],
    tone(HEADLAND, 0.06, 0.7),
  );
  const walls = houses.map(([x, y, width]) => {
    const front = rect(
      [x, y, width, SEA_TOP - y],
      linear(document, oklch(0.965, 0.012, 85), oklch(0.86, 0.03, 60)),
    );
    const window = rect([x + width * 0.5, y + 26, 13, 20], toHex(oklch(0.55, 0.08, 240)));
    return front + window;
  });
  return slope + walls.join('');
}

function sailboat(x: number, y: number): string {
  const sail = `M${x} ${y - 70}L${x + 34} ${y - 6}H${x}Z`;
  const jib = `M${x - 5} ${y - 58}L${x - 26} ${y - 6}H${x - 5}Z`;
  return fill(sail + jib, '#fdfaf2') + fill(`M${x - 32} ${y}h72l-14 13h-46z`, toHex(oklch(0.5, 0.1, 30)));
}

function behind(context: SceneContext): string {
  switch (context.variant) {
    case 0:
      return (
        headland([
          [560, SEA_TOP + 2],
          [700, 560],
          [830, 520],
          [960, 536],
        ]) + sailboat(190, 668)
      );
    case 1:
      return (
        headland([
          [0, 500],
          [120, 506],
          [250, 560],
          [380, SEA_TOP + 2],
        ]) +
        cypress(context.document, [70, 560, 0.5], oklch(0.45, 0.07, 150)) +
        cypress(context.document, [128, 566, 0.42], oklch(0.48, 0.07, 150)) +
        sailboat(760, 676)
      );
    case 2:
      return town(context);
  }
}

const PLANT = {
  ...PLANT_COLOURS.olive,
  y: 1172,
  size: 1.1,
  branches: [
    [-2.2, 200],
    [-0.95, 200],
    [-1.95, 260],
    [-1.15, 260],
    [-1.75, 300],
    [-1.35, 310],
    [-1.55, 330],
  ],
  earthY: 1030,
  joints: 9,
  leaf: [56, 17],
} as const;

/** A terrace over the sea: sky, water, a parapet, a plant in a pot. */
export function terrace(context: SceneContext): ScenePainting {
  const { document, palette, seed, variant } = context;
  const { wall, motif, glow, floor } = palette;
  const plantX = variant === 1 ? 850 : variant === 0 ? 846 : 108;
  const tiles = [40, 92, 158, 236].map((below) => `M0 ${FLOOR_TOP + below}H960`).join('');
  let rays = '';
  for (let i = -4; i < 13; i++) {
    rays += `M${i * 110} ${FLOOR_TOP}L${480 + (i * 110 - 480) * 1.7} ${CANVAS_HEIGHT_PX}`;
  }
  const glints = Array.from({ length: 12 }, (_, i) => {
    const y = SEA_TOP + 26 + ((i * 37) % 170);
    const x = ((i * 211) % 900) + 10;
    return `M${x} ${y}h${40 + ((i * 29) % 70)}`;
  }).join('');
  const pot = pottedPlant(context, {
    ...PLANT,
    x: plantX,
    pot: palette.accent,
    seed: seed + 5,
    shadow: { x: plantX + 46, y: 1172, rx: 130, ry: 18 },
  });
  return {
    back:
      surface(tone(wall, -0.03, 1.1), tone(wall, 0.06, 0.6), DOWN) +
      circle(besideHead(context, variant === 1 ? 700 : 232, 268), 268, 104, toHex(glow), 0.9) +
      rect(
        [0, SEA_TOP, CANVAS_WIDTH_PX, 420],
        linear(document, lightOf(motif, 0.4), shadowOf(motif, 0.4), DOWN),
      ) +
      line(glints, toHex(lightOf(motif, 1.6)), 3, 0.5) +
      behind(context) +
      (variant === 1 ? lowWall(context) : balustrade(context)) +
      surface(tone(floor, -0.02), tone(floor, 0.03), DOWN, FLOOR_TOP) +
      line(tiles + rays, toHex(shadowOf(floor, 0.8)), 2, 0.32) +
      pot,
    front: '',
    horizonPx: FLOOR_TOP,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.3, blur: 3, flatten: 0.13 },
  };
}
