import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { leaf } from '../leaves.ts';
import { ACROSS, circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { floor, skirting, wall } from '../room.ts';
import {
  HORIZON_PX,
  oneInTurn,
  ROOM_SHADOW,
  type SceneContext,
  type ScenePainting,
} from '../scene-painting.ts';

/** A paper roll let down from its bar and out over the floor. */
function paperRoll({ document, palette }: SceneContext): string {
  const paper = tone(palette.wall, 0.05, 0.8);
  return (
    rect([176, 60, 640, HORIZON_PX - 90], toHex(shadowOf(palette.wall, 1)), opacity(0.3)) +
    fill(
      `M160 50H800V${HORIZON_PX - 40}Q806 ${HORIZON_PX + 10} 900 1240H60Q154 ${HORIZON_PX + 10} 160 ${HORIZON_PX - 40}Z`,
      linear(document, lightOf(paper, 0.3), shadowOf(paper, 0.35)),
    ) +
    rect(
      [130, 30, 700, 30],
      linear(document, lightOf(palette.motif, 0.6), shadowOf(palette.motif, 0.6), DOWN),
      'rx="15"',
    )
  );
}

/** A great painted disc behind the figure. */
function disc({ document, palette }: SceneContext): string {
  const paint = tone(palette.wall, -0.06, 1.4);
  return circle(480, 500, 372, linear(document, lightOf(paint, 0.4), shadowOf(paint, 0.2)));
}

const STEM = PLANT_COLOURS.laurel.green;
const PLANT = {
  ...PLANT_COLOURS.laurel,
  y: 1160,
  size: 1.1,
  branches: [
    [-2.25, 210],
    [-0.95, 200],
    [-2, 280],
    [-1.15, 280],
    [-1.82, 330],
    [-1.32, 340],
    [-1.57, 370],
  ],
  earthY: 1012,
  joints: 9,
  leaf: [78, 32],
  shadow: { x: 0, y: 1160, rx: 124, ry: 19 },
} as const;

/** What stands in a studio beside its backdrop. */
const FITTINGS = ['plinth', 'plant', 'lamp'] as const;

/** A plinth with a vase on it. */
function plinth({ document, palette }: SceneContext, x: number): string {
  const block = tone(palette.wall, 0.04, 0.6);
  const vase = palette.motif;
  return (
    ellipse([x + 30, 1150], [104, 13], toHex(shadowOf(palette.floor, 1.4)), opacity(0.35)) +
    rect([x - 66, 820, 132, 330], linear(document, lightOf(block, 0.5), shadowOf(block, 1), ACROSS)) +
    rect([x - 66, 820, 132, 8], toHex(lightOf(block, 0.9))) +
    line(
      `M${x - 4} 700Q${x - 30} 610 ${x - 44} 540M${x + 4} 700Q${x + 18} 590 ${x + 48} 560`,
      toHex(STEM),
      4,
    ) +
    fill(
      leaf(x - 44, 552, -2, 78, 30) + leaf(x + 48, 570, -0.9, 84, 32) + leaf(x, 640, -1.5, 120, 34),
      toHex(STEM),
    ) +
    fill(
      `M${x - 20} 690Q${x - 14} 720 ${x - 40} 752Q${x - 56} 800 ${x - 26} 821H${x + 26}Q${x + 56} 800 ${x + 40} 752Q${x + 14} 720 ${x + 20} 690Z`,
      linear(document, lightOf(vase, 0.6), shadowOf(vase, 1), ACROSS),
    )
  );
}

/** A photographer's lamp in its white umbrella. */
function studioLamp({ document, palette }: SceneContext, x: number): string {
  const iron = toHex(oklch(0.3, 0.02, 270));
  const cloth = tone(palette.glow, 0.02, 0.5);
  return (
    line(`M${x} 420V1090M${x} 1040L${x - 62} 1150M${x} 1040L${x + 62} 1150M${x} 1040V1158`, iron, 8) +
    fill(
      `M${x - 118} 392Q${x - 96} 236 ${x} 224Q${x + 96} 236 ${x + 118} 392Q${x + 60} 360 ${x} 392Q${x - 60} 360 ${x - 118} 392Z`,
      linear(document, lightOf(cloth, 0.5), shadowOf(cloth, 0.7), ACROSS),
    ) +
    rect([x - 16, 376, 32, 58], iron, 'rx="6"')
  );
}

/** A studio: wall, floor, skirting, a painter's or photographer's backdrop, and one thing beside it. */
export function studio(context: SceneContext): ScenePainting {
  const { variant, random, seed } = context;
  const fitting = oneInTurn(context, FITTINGS);
  const x = random() < 0.5 ? 96 : 864;
  const room = wall(context) + (variant === 2 ? disc(context) : '') + floor(context) + skirting(context);
  const beside =
    fitting === 'plinth'
      ? plinth(context, x)
      : fitting === 'lamp'
        ? studioLamp(context, x)
        : pottedPlant(context, {
            ...PLANT,
            x,
            seed: seed + 3,
            pot: context.palette.motif,
            shadow: { ...PLANT.shadow, x: x + 46 },
          });
  return {
    back: room + (variant === 1 ? paperRoll(context) : '') + beside,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: ROOM_SHADOW,
  };
}
