import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { at } from '#draw/kit/at.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { frond } from '../leaves.ts';
import { DOWN, line, linear, opacity, rect } from '../paint.ts';
import { PLANT_COLOURS, pottedPlant } from '../potted-plant.ts';
import { bench } from '../props/street-furniture.ts';
import { cypress } from '../props/tree.ts';
import { floor, floorLine, wall } from '../room.ts';
import {
  HORIZON_PX,
  oneInTurn,
  ROOM_SHADOW,
  type SceneContext,
  type ScenePainting,
} from '../scene-painting.ts';

/** An arch's outline and the shaded reveal on its left. */
interface Niche {
  readonly outline: string;
  readonly reveal: string;
}

const NICHES: readonly Niche[] = [
  {
    outline: `M150 ${HORIZON_PX}V520A330 330 0 0 1 810 520V${HORIZON_PX}Z`,
    reveal: `M150 ${HORIZON_PX}V520A330 330 0 0 1 480 190A300 330 0 0 0 196 520V${HORIZON_PX}Z`,
  },
  {
    outline: `M120 ${HORIZON_PX}V420Q150 90 480 20Q810 90 840 420V${HORIZON_PX}Z`,
    reveal: `M120 ${HORIZON_PX}V420Q150 90 480 20Q200 110 168 430V${HORIZON_PX}Z`,
  },
  {
    outline: `M90 ${HORIZON_PX}V240Q480 40 870 240V${HORIZON_PX}Z`,
    reveal: `M90 ${HORIZON_PX}V240Q280 142 480 140Q300 160 138 262V${HORIZON_PX}Z`,
  },
];

const CYPRESS = oklch(0.46, 0.07, 155);
const FLIGHT = 7;
const RISE_PX = 44;

/** Hills, cypresses and a low parapet, seen through the arch in its own colour. */
function garden({ document, palette }: SceneContext): string {
  const { motif } = palette;
  const far = toHex(tone(motif, -0.05));
  const near = toHex(tone(motif, -0.1));
  const stone = tone(palette.wall, -0.02);
  return (
    fill(`M0 860Q180 740 400 830T960 760V${HORIZON_PX}H0Z`, far) +
    fill(`M0 930Q260 860 520 920T960 880V${HORIZON_PX}H0Z`, near) +
    cypress(document, [232, 980, 1.15], CYPRESS) +
    cypress(document, [310, 990, 0.78], CYPRESS) +
    cypress(document, [735, 990, 1.3], CYPRESS) +
    rect([0, 960, 960, HORIZON_PX - 960], linear(document, lightOf(stone, 0.3), shadowOf(stone, 0.7), DOWN)) +
    rect([0, 948, 960, 20], toHex(lightOf(stone, 0.6))) +
    rect([0, 968, 960, 7], toHex(shadowOf(stone, 1.2)), opacity(0.5))
  );
}

/** A flight of stairs that climbs away into the light. */
function flight({ document, palette }: SceneContext): string {
  const stone = tone(palette.motif, 0.05, 0.7);
  const steps = Array.from({ length: FLIGHT }, (_, i) => {
    const up = FLIGHT - 1 - i;
    const y = HORIZON_PX - (up + 1) * RISE_PX;
    const left = 60 + up * 30;
    const across = 960 - left * 2;
    return (
      rect(
        [left, y, across, RISE_PX],
        linear(document, tone(stone, -0.03), shadowOf(stone, 0.6 + up * 0.05)),
      ) + rect([left, y, across, 9], toHex(lightOf(stone, 0.6)))
    );
  });
  const top = HORIZON_PX - FLIGHT * RISE_PX;
  const door = `M372 ${top}V560A108 108 0 0 1 588 560V${top}Z`;
  return (
    fill(door, linear(document, lightOf(palette.glow, 0.2), tone(palette.motif, 0.06), DOWN), opacity(0.7)) +
    steps.join('')
  );
}

/** A hanging lantern and a bench in the arch's shade. */
function bay({ document, palette }: SceneContext): string {
  const iron = toHex(shadowOf(palette.motif, 2.2));
  const lantern = (x: number, y: number) =>
    line(`M${x} 0V${y}`, iron, 4) +
    fill(`M${x - 30} ${y + 18}L${x} ${y - 10}L${x + 30} ${y + 18}Z`, iron) +
    fill(`M${x - 24} ${y + 18}L${x - 18} ${y + 86}H${x + 18}L${x + 24} ${y + 18}Z`, toHex(palette.glow)) +
    line(`M${x} ${y + 18}V${y + 86}M${x - 21} ${y + 90}H${x + 21}`, iron, 5);
  const shade = shadowOf(palette.motif, 0.9);
  return (
    fill(
      `M0 0H960V${HORIZON_PX}H0Z`,
      linear(document, tone(palette.motif, 0.03), shade, DOWN),
      opacity(0.6),
    ) +
    lantern(250, 420) +
    bench(566, HORIZON_PX - 6, 212, oklch(0.5, 0.075, 52))
  );
}

const BEYOND = [garden, flight, bay] as const;

/** Two broad steps up into the arch. */
function steps({ document, palette }: SceneContext): string {
  const stone = tone(palette.wall, 0.02);
  return [0, 1]
    .map((i) => {
      const y = HORIZON_PX - 64 + i * 32;
      const x = 60 - i * 34;
      return (
        rect([x, y, 960 - x * 2, 32], linear(document, stone, shadowOf(stone, 0.9))) +
        rect([x, y, 960 - x * 2, 6], toHex(lightOf(stone, 0.7)))
      );
    })
    .join('');
}

/** A pot at the foot of the wall, on the side left free. */
function pot(context: SceneContext, x: number): string {
  return pottedPlant(context, {
    ...PLANT_COLOURS.olive,
    x,
    y: 1164,
    size: 1.05,
    pot: oklch(0.62, 0.11, 42),
    branches: [
      [-2.2, 190],
      [-0.95, 180],
      [-1.95, 250],
      [-1.2, 250],
      [-1.75, 300],
      [-1.4, 310],
      [-1.57, 340],
    ],
    earthY: 1024,
    joints: 10,
    leaf: [54, 15],
    seed: context.seed + 5,
    shadow: { x: x + 44, y: 1164, rx: 120, ry: 18 },
  });
}

/** The shadow of leaves on the wall, from a tree outside the picture. */
function leafShade({ palette }: SceneContext, mirror: -1 | 1): string {
  const fronds =
    frond(-30, 40, { angle: 0.5, length: 430, leaves: 12, seed: 4, width: 17 }) +
    frond(-40, 210, { angle: 0.12, length: 330, leaves: 11, seed: 7, width: 15 });
  const placed = mirror < 0 ? 'transform="translate(960 0) scale(-1 1)"' : '';
  return group(fill(fronds, toHex(shadowOf(palette.wall, 0.9)), opacity(0.3)), placed);
}

/** A wall with one deep arch, round, pointed or broad over steps: a garden, stairs or a bench beyond it. */
export function arch(context: SceneContext): ScenePainting {
  const { document, palette, variant, random } = context;
  const { outline: niche, reveal } = at(NICHES, variant);
  const beyond = oneInTurn(context, BEYOND);
  const isLeft = random() < 0.5;
  const depth = group(beyond(context), `clip-path="url(#${document.clip(niche)})"`);
  return {
    back:
      wall(context, 0.03, -0.04) +
      leafShade(context, isLeft ? -1 : 1) +
      fill(niche, linear(document, lightOf(palette.motif, 0.3), shadowOf(palette.motif, 0.5))) +
      depth +
      fill(reveal, toHex(shadowOf(palette.motif, 0.75))) +
      (variant === 2 ? steps(context) : '') +
      floor(context) +
      floorLine(context, 1.2, 0.5) +
      pot(context, isLeft || beyond === bay ? 84 : 876),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5 },
  };
}
