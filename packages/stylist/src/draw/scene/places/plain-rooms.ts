import { toHex } from '../../../colour/convert.ts';
import { lightOf, shadowOf } from '../../../colour/tones.ts';
import { fill } from '../../kit/svg-element.ts';
import { linear, opacity } from '../paint.ts';
import { floor, floorLine, skirting, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

/** A wall with one deep painted arch. */
export function arch(context: SceneContext): ScenePainting {
  const { document, palette } = context;
  const niche = `M150 ${HORIZON_PX}V520A330 330 0 0 1 810 520V${HORIZON_PX}Z`;
  const reveal = `M150 ${HORIZON_PX}V520A330 330 0 0 1 480 190A300 330 0 0 0 196 520V${HORIZON_PX}Z`;
  return {
    back:
      wall(context, 0.03, -0.04) +
      fill(niche, linear(document, lightOf(palette.motif, 0.3), shadowOf(palette.motif, 0.5))) +
      fill(reveal, toHex(shadowOf(palette.motif, 1.2)), opacity(0.55)) +
      floor(context) +
      floorLine(context, 1.2, 0.5),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, blur: 5 },
  };
}

/** A bare studio: wall, floor, skirting. */
export function studio(context: SceneContext): ScenePainting {
  return {
    back: wall(context) + floor(context) + skirting(context),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: ROOM_SHADOW,
  };
}
