import { toHex } from '#colour/convert.ts';
import { shadowOf } from '#colour/tones.ts';
import { polygon } from '#draw/kit/curve.ts';
import { CANVAS_HEIGHT_PX } from '#draw/kit/svg-document.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { frond } from '../leaves.ts';
import { opacity } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { floor, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

/** The light of a tall arched window, slanted as the wall takes it. */
function arched(dx: number, dy: number): string {
  const half = (x: number, lean: number) =>
    `M${x + dx} ${760 + dy}V${330 + dy}q4 ${-150 - lean} 150 ${-190 - lean}v${620}z`;
  const other = `M${270 + dx} ${130 + dy}q150 0 150 ${110}v${430}l-150 40z`;
  return half(100, 20) + other;
}

/** The light of louvred shutters. */
function louvres(dx: number, dy: number): string {
  return Array.from({ length: 13 }, (_, i) => `M${80 + dx} ${170 + i * 46 + dy}l330 -62v26l-330 62z`).join(
    '',
  );
}

/** Two by three slanted panes, moved by (dx, dy) px. */
function panes(dx: number, dy: number): string {
  const columns = [90, 322].map((x) => x + dx);
  const rows = [120, 382, 644].map((y) => y + dy);
  return columns.flatMap((x) => rows.map((y) => `M${x} ${y}l208 -52v238l-208 52z`)).join('');
}

const LIGHTS = [panes, arched, louvres] as const;

/** A sunny wall: window light with palm shadows, and a potted plant. */
export function sun(context: SceneContext): ScenePainting {
  const { document, palette, seed, variant } = context;
  const glow = toHex(palette.glow);
  const shape = LIGHTS[variant];
  const light = shape(0, 0);
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
  const plantX = variant === 1 ? 112 : 840;
  const plant = pottedPlant(context, {
    ...(variant === 2 ? PLANT_COLOURS.laurel : PLANT_COLOURS.olive),
    x: plantX,
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
    leaf: variant === 2 ? [84, 34] : [62, 15],
    seed: seed + 3,
    shadow: { x: plantX + 50, y: 1160, rx: 140, ry: 22 },
  });
  return {
    back:
      wall(context, 0.04, -0.03) +
      fill(light, glow, opacity(0.62)) +
      (variant === 2 ? '' : palmShadow) +
      floor(context) +
      skirting(context) +
      fill(onFloor, glow, opacity(0.22)) +
      plant,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.3, blur: 3.2 },
    windowLight: { d: shape(36, 70), opacity: 0.2, colour: glow },
  };
}
