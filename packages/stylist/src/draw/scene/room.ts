import { toHex } from '#colour/convert.ts';
import { shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../kit/svg-document.ts';
import { DOWN, opacity, rect, surface } from './paint.ts';
import { HORIZON_PX, type SceneContext } from './scene-painting.ts';

/** Returns the wall, lit from the upper left: lightness moved by `lit` there and `shaded` at the lower right. */
export function wall({ palette }: SceneContext, lit = 0.035, shaded = -0.045): string {
  return surface(tone(palette.wall, lit), tone(palette.wall, shaded));
}

/** Returns the floor, a little lighter towards the viewer. */
export function floor({ palette }: SceneContext, far = -0.02, near = 0.03): string {
  return surface(tone(palette.floor, far), tone(palette.floor, near), DOWN, HORIZON_PX);
}

/** Returns skirting board where wall meets floor. */
export function skirting({ palette }: SceneContext): string {
  const across = (y: number, height: number) => [0, y, CANVAS_WIDTH_PX, height] as const;
  return (
    rect(across(HORIZON_PX - 22, 22), toHex(tone(palette.wall, 0.03))) +
    rect(across(HORIZON_PX - 3, 5), toHex(shadowOf(palette.floor, 1.2)), opacity(0.55)) +
    rect(across(HORIZON_PX - 24, 2.5), toHex(shadowOf(palette.wall, 0.8)), opacity(0.7))
  );
}

/** Returns the dark line where a wall meets a bare floor. */
export function floorLine({ palette }: SceneContext, depth: number, alpha: number, height = 4): string {
  const colour = toHex(shadowOf(palette.floor, depth));
  return rect([0, HORIZON_PX - 2, CANVAS_WIDTH_PX, height], colour, opacity(alpha));
}

/**
 * Returns path data of the joints of a floor, which run towards a point above the middle of the horizon.
 * @param farPx Between two joints at the horizon.
 * @param nearPx Between two joints at the lower edge of the picture.
 */
export function floorJoints(count: number, farPx: number, nearPx: number, horizonPx = HORIZON_PX): string {
  const middlePx = CANVAS_WIDTH_PX / 2;
  const joints = Array.from({ length: count }, (_, i) => {
    const fromMiddle = i - (count - 1) / 2;
    return `M${middlePx + fromMiddle * farPx} ${horizonPx}L${middlePx + fromMiddle * nearPx} ${CANVAS_HEIGHT_PX}`;
  });
  return joints.join('');
}
