import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { px } from '#draw/kit/px.ts';
import { softSilhouette } from '#draw/kit/soft-silhouette.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, line, linear, opacity, rect } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { gridWindow } from '../props/window.ts';
import { floor, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const STRIPES = 11;
const AWNING_SHADOW = 'M34 62L994 62L994 252C734 277 294 277 34 252Z';
const PANELS = [
  { y: 500, height: 160 },
  { y: 690, height: 160 },
  { y: 880, height: 180 },
] as const;

function doorPanel(x: number, y: number, height: number, colour: Oklch): string {
  const outline = `<rect x="${x}" y="${y}" width="94" height="${height}" rx="3" fill="none" stroke="${toHex(shadowOf(colour, 1.1))}" stroke-width="4"/>`;
  return outline + line(`M${x + 3} ${y + height - 3}V${y + 3}h88`, toHex(lightOf(colour, 1)), 2.5, 0.7);
}

/** A bay window with something pretty in it. */
function bay({ document, palette }: SceneContext, x: number): string {
  const frame = tone(palette.motif, 0.02);
  const vase = (vx: number, height: number, colour: Oklch) =>
    fill(`M${vx - 16} 800q-22 -50 8 -${height}h16q30 ${height - 50} 8 ${height}z`, toHex(colour));
  const view =
    rect([x, 420, 250, 400], linear(document, oklch(0.9, 0.035, 95), oklch(0.78, 0.06, 75), DOWN)) +
    vase(x + 62, 110, palette.accent) +
    vase(x + 130, 160, lightOf(palette.motif, 1)) +
    vase(x + 194, 90, tone(palette.accent, 0.12, 0.7));
  return (
    gridWindow({
      box: [x, 420, 250, 400],
      columns: 2,
      rows: 3,
      frame,
      frameWidth: 18,
      view,
      wall: palette.wall,
    }) +
    rect([x - 10, 842, 270, 160], toHex(shadowOf(frame, 0.3)), opacity(0.9)) +
    rect([x + 16, 866, 218, 112], toHex(lightOf(frame, 0.4)), opacity(0.6))
  );
}

function door({ document, palette }: SceneContext, left: number): string {
  const { wall: wallColour, motif } = palette;
  const frame = `M${left} ${HORIZON_PX}V470A150 150 0 0 1 ${left + 300} 470V${HORIZON_PX}Z`;
  const leaf = `M${left + 26} ${HORIZON_PX}V478A124 124 0 0 1 ${left + 274} 478V${HORIZON_PX}Z`;
  const panels = [0, 1].flatMap((column) =>
    PANELS.map(({ y, height }) => doorPanel(left + 48 + column * 110, y, height, motif)),
  );
  return (
    fill(frame, toHex(tone(wallColour, 0.07, 0.6))) +
    fill(leaf, linear(document, lightOf(motif, 0.4), shadowOf(motif, 0.6))) +
    panels.join('') +
    circle(left + 150, 850, 9, toHex(oklch(0.82, 0.1, 85)))
  );
}

function awning({ document, palette }: SceneContext): string {
  const shadow = softSilhouette([outlinesOf(AWNING_SHADOW)], {
    deviation: 12,
    shown: { left: 0, top: 0, right: CANVAS_WIDTH_PX, bottom: 400 },
    colour: toHex(shadowOf(palette.wall, 1.7)),
    opacity: 0.35,
  });
  const width = CANVAS_WIDTH_PX / STRIPES;
  let stripes = '';
  for (let i = 0; i < STRIPES; i++) {
    const colour = i % 2 ? oklch(0.965, 0.012, 90) : palette.accent;
    stripes += fill(
      `M${px(width * i)} 0h${px(width)}v150a${px(width / 2)} 30 0 0 1 ${px(-width)} 0z`,
      toHex(colour),
    );
  }
  const roof = linear(document, oklch(0.2, 0.04, 300), oklch(0.6, 0.04, 60), DOWN);
  return shadow + stripes + rect([0, 0, CANVAS_WIDTH_PX, 150], roof, opacity(0.1));
}

/** A street: an awning, a door, a potted plant, paving. */
export function street(context: SceneContext): ScenePainting {
  const { palette, seed, variant } = context;
  const plantX = variant === 1 ? 862 : 92;
  const joint = toHex(shadowOf(palette.floor, 0.7));
  let paving = '';
  for (let i = 0; i < 7; i++) {
    const ray = `M${-100 + i * 200} ${HORIZON_PX}L${-420 + i * 300} ${CANVAS_HEIGHT_PX}`;
    paving += line(ray, joint, 2.5, 0.3);
  }
  paving += line(`M0 ${HORIZON_PX + 70}H960`, joint, 2.5, 0.3);
  const plant = pottedPlant(context, {
    ...PLANT_COLOURS.laurel,
    x: plantX,
    y: 1172,
    size: 1.2,
    pot: tone(palette.accent, -0.05),
    branches: [
      [-2.2, 230],
      [-0.95, 230],
      [-1.95, 290],
      [-1.15, 300],
      [-1.75, 330],
      [-1.35, 350],
      [-1.55, 380],
    ],
    earthY: 1010,
    joints: 9,
    leaf: [66, 20],
    seed: seed + 2,
    shadow: { x: plantX + 48, y: 1172, rx: 150, ry: 20 },
  });
  return {
    back:
      wall(context, 0.03, -0.03) +
      (variant === 2 ? bay(context, 660) : door(context, variant === 1 ? 44 : 610)) +
      awning(context) +
      floor(context) +
      skirting(context) +
      paving +
      plant,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.28, blur: 4 },
  };
}
