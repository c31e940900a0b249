import { toHex } from '../../../colour/convert.ts';
import { shadowOf } from '../../../colour/tones.ts';
import { polygon } from '../../kit/curve.ts';
import { CANVAS_HEIGHT_PX } from '../../kit/svg-document.ts';
import { fill, group } from '../../kit/svg-element.ts';
import { frond } from '../leaves.ts';
import { opacity } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { floor, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

/** Two by three slanted panes, moved by (dx, dy) px. */
function panes(dx: number, dy: number): string {
  const columns = [90, 322].map((x) => x + dx);
  const rows = [120, 382, 644].map((y) => y + dy);
  return columns.flatMap((x) => rows.map((y) => `M${x} ${y}l208 -52v238l-208 52z`)).join('');
}

/** A sunny wall: window light with palm shadows, and a potted plant. */
export function sun(context: SceneContext): ScenePainting {
  const { document, palette, seed } = context;
  const glow = toHex(palette.glow);
  const light = panes(0, 0);
  const palms =
    frond(40, 300, { angle: 0.35, length: 470, leaves: 13, seed: 4, width: 16 }) +
    frond(-20, 520, { angle: -0.12, length: 430, leaves: 12, seed: 7, width: 15 });
  const palmShadow = group(
    fill(palms, toHex(shadowOf(palette.wall, 0.8)), opacity(0.55)),
    `clip-path="url(#${document.clip(light)})"`,
  );
  const onFloor = polygon([
    [90, HORIZON_PX],
    [560, HORIZON_PX],
    [760, CANVAS_HEIGHT_PX],
    [150, CANVAS_HEIGHT_PX],
  ]);
  const plant = pottedPlant(context, {
    ...PLANT_COLOURS.olive,
    x: 840,
    y: 1160,
    size: 1.2,
    pot: palette.motif,
    branches: [
      [-2.25, 250],
      [-0.95, 240],
      [-2, 330],
      [-1.15, 330],
      [-1.82, 390],
      [-1.32, 400],
      [-1.57, 430],
    ],
    earthY: 1000,
    joints: 11,
    leaf: [62, 15],
    seed: seed + 3,
    shadow: { x: 890, y: 1160, rx: 140, ry: 22 },
  });
  return {
    back:
      wall(context, 0.04, -0.03) +
      fill(light, glow, opacity(0.62)) +
      palmShadow +
      floor(context) +
      skirting(context) +
      fill(onFloor, glow, opacity(0.22)) +
      plant,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.3, blur: 3.2 },
    windowLight: { d: panes(36, 70), opacity: 0.2, colour: glow },
  };
}
