import { toHex } from '../../../colour/convert.ts';
import { shadowOf, tone } from '../../../colour/tones.ts';
import { CANVAS_HEIGHT_PX } from '../../kit/svg-document.ts';
import { fill, group } from '../../kit/svg-element.ts';
import { DOWN, line, linear, opacity } from '../paint.ts';
import { floor, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const WINDOWS_X = [60, 360, 660] as const;
const WINDOW_WIDTH = 250;
const WINDOW_TOP = 180;
const TRANSOMS_Y = [430, 700, 950] as const;

function arched(x: number): string {
  const radius = WINDOW_WIDTH / 2;
  const spring = WINDOW_TOP + radius;
  return `M${x} ${HORIZON_PX}V${spring}A${radius} ${radius} 0 0 1 ${x + WINDOW_WIDTH} ${spring}V${HORIZON_PX}Z`;
}

/** An office with three arched windows; their light lies on the floor. */
export function office(context: SceneContext): ScenePainting {
  const { document, palette } = context;
  const frame = toHex(tone(palette.wall, 0.055, 0.8));
  const reveal = toHex(shadowOf(palette.wall, 1.1));
  const joint = toHex(shadowOf(palette.floor, 0.8));
  const glass = fill(
    WINDOWS_X.map(arched).join(''),
    linear(document, palette.motif, tone(palette.motif, 0.1, 0.6), DOWN),
  );
  const reveals = WINDOWS_X.map((x) =>
    group(
      fill(`M${x} 0h26V${HORIZON_PX}h-26z`, reveal, opacity(0.65)),
      `clip-path="url(#${document.clip(arched(x))})"`,
    ),
  );
  const mullions = WINDOWS_X.map((x) =>
    line(`M${x + WINDOW_WIDTH / 2} ${WINDOW_TOP}V${HORIZON_PX}`, frame, 9),
  );
  const transoms = WINDOWS_X.flatMap((x) =>
    TRANSOMS_Y.map((y) => line(`M${x} ${y}h${WINDOW_WIDTH}`, frame, 7)),
  );
  let boards = '';
  for (let i = -3; i < 9; i++) {
    const ray = `M${480 + (i - 2.5) * 150} ${HORIZON_PX}L${480 + (i - 2.5) * 330} ${CANVAS_HEIGHT_PX}`;
    boards += line(ray, joint, 2, 0.35);
  }
  boards += line(`M0 ${HORIZON_PX + 62}H960M0 ${HORIZON_PX + 140}H960`, joint, 2, 0.35);
  const depth = CANVAS_HEIGHT_PX - HORIZON_PX;
  const light = `M60 ${HORIZON_PX}h250l170 ${depth}H130zM660 ${HORIZON_PX}h250l300 ${depth}H860z`;
  return {
    back:
      wall(context, 0.03, -0.05) +
      glass +
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
