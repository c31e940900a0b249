import { toHex } from '#colour/convert.ts';
import { shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_HEIGHT_PX } from '#draw/kit/svg-document.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { DOWN, line, linear, opacity } from '../paint.ts';
import { skyline } from '../props/skyline.ts';
import { floor, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

/** Left edges of the windows: three, or two with a calm wall between. */
const ROWS = [
  [60, 360, 660],
  [40, 670],
  [60, 360, 660],
] as const;
const WINDOW_WIDTH = 250;
const WINDOW_TOP = 180;
const TRANSOMS_Y = [430, 700, 950] as const;

function squared(x: number): string {
  return `M${x} ${HORIZON_PX - 60}V140h${WINDOW_WIDTH}V${HORIZON_PX - 60}Z`;
}

function arched(x: number): string {
  const radius = WINDOW_WIDTH / 2;
  const spring = WINDOW_TOP + radius;
  return `M${x} ${HORIZON_PX}V${spring}A${radius} ${radius} 0 0 1 ${x + WINDOW_WIDTH} ${spring}V${HORIZON_PX}Z`;
}

/** An office with tall windows, arched or square over the town; their light lies on the floor. */
export function office(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const xs: readonly number[] = ROWS[variant];
  const shape = variant === 2 ? squared : arched;
  const frame = toHex(tone(palette.wall, 0.055, 0.8));
  const reveal = toHex(shadowOf(palette.wall, 1.1));
  const joint = toHex(shadowOf(palette.floor, 0.8));
  const glass = fill(
    xs.map(shape).join(''),
    linear(document, palette.motif, tone(palette.motif, 0.1, 0.6), DOWN),
  );
  const reveals = xs.map((x) =>
    group(
      fill(`M${x} 0h26V${HORIZON_PX}h-26z`, reveal, opacity(0.65)),
      `clip-path="url(#${document.clip(shape(x))})"`,
    ),
  );
  const mullions = xs.map((x) =>
    line(
      `M${x + WINDOW_WIDTH / 2} ${variant === 2 ? 140 : WINDOW_TOP}V${variant === 2 ? HORIZON_PX - 60 : HORIZON_PX}`,
      frame,
      9,
    ),
  );
  const transoms = xs.flatMap((x) => TRANSOMS_Y.map((y) => line(`M${x} ${y}h${WINDOW_WIDTH}`, frame, 7)));
  let boards = '';
  for (let i = -3; i < 9; i++) {
    const ray = `M${480 + (i - 2.5) * 150} ${HORIZON_PX}L${480 + (i - 2.5) * 330} ${CANVAS_HEIGHT_PX}`;
    boards += line(ray, joint, 2, 0.35);
  }
  boards += line(`M0 ${HORIZON_PX + 62}H960M0 ${HORIZON_PX + 140}H960`, joint, 2, 0.35);
  const town =
    variant === 2
      ? group(
          skyline(
            {
              y: HORIZON_PX,
              low: 170,
              high: 460,
              colour: tone(palette.motif, -0.09),
              lit: 0,
              glow: palette.glow,
            },
            random,
          ),
          `clip-path="url(#${document.clip(xs.map(shape).join(''))})"`,
        )
      : '';
  const depth = CANVAS_HEIGHT_PX - HORIZON_PX;
  const light = `M60 ${HORIZON_PX}h250l170 ${depth}H130zM660 ${HORIZON_PX}h250l300 ${depth}H860z`;
  return {
    back:
      wall(context, 0.03, -0.05) +
      glass +
      town +
      reveals.join('') +
      mullions.join('') +
      transoms.join('') +
      floor(context) +
      skirting(context) +
      boards +
      fill(light, toHex(palette.glow), opacity(0.28)),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.25, blur: 5 },
  };
}
