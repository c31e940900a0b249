import { toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { at } from '#draw/kit/at.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, linear, opacity, rect } from '../paint.ts';
import { floor, floorLine, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

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

/** A wall with one deep painted arch: round, pointed, or broad over two steps. */
export function arch(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { outline: niche, reveal } = at(NICHES, variant);
  return {
    back:
      wall(context, 0.03, -0.04) +
      fill(niche, linear(document, lightOf(palette.motif, 0.3), shadowOf(palette.motif, 0.5))) +
      fill(reveal, toHex(shadowOf(palette.motif, 1.2)), opacity(0.55)) +
      (variant === 2 ? steps(context) : '') +
      floor(context) +
      floorLine(context, 1.2, 0.5),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5 },
  };
}

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

/** A studio: wall, floor, skirting, and a painter's or photographer's backdrop. */
export function studio(context: SceneContext): ScenePainting {
  const { variant } = context;
  const room = wall(context) + (variant === 2 ? disc(context) : '') + floor(context) + skirting(context);
  return {
    back: room + (variant === 1 ? paperRoll(context) : ''),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: ROOM_SHADOW,
  };
}
