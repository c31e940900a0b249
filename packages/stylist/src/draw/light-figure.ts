import { toHex } from '../colour/convert.ts';
import type { ScenePalette } from '../outfit.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, type SvgDocument } from './kit/svg-document.ts';
import { fill, group } from './kit/svg-element.ts';
import type { WindowLight } from './scene/scene-painting.ts';

/** Window light on the figure is stronger than on the wall, which is already pale. */
const WINDOW_LIGHT_GAIN = 2;

/** Clip and blend must sit on the same group: a blended child of a clipped group does not reach outside it. */
function within(clipId: string, content: string, extra = ''): string {
  return group(content, `clip-path="url(#${clipId})" style="mix-blend-mode:soft-light"${extra}`);
}

/** The set's light on the whole figure: glow from the left, shade rising from the feet. */
export function gradeFigure(document: SvgDocument, { glow, shade }: ScenePalette): string {
  const glowHex = toHex(glow);
  const shadeHex = toHex(shade);
  const fromLeft = document.add(
    'grade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".25"><stop offset=".28" stop-color="${glowHex}" stop-opacity=".75"/><stop offset=".52" stop-color="${glowHex}" stop-opacity="0"/></linearGradient>`,
  );
  const fromBelow = document.add(
    'grade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="${shadeHex}" stop-opacity="0"/><stop offset="1" stop-color="${shadeHex}" stop-opacity=".30"/></linearGradient>`,
  );
  const cover = (paint: string) =>
    `<rect width="${CANVAS_WIDTH_PX}" height="${CANVAS_HEIGHT_PX}" fill="url(#${paint})"/>`;
  return within(document.clipToFigure(), cover(fromLeft) + cover(fromBelow));
}

/** Returns the window's light falling across shapes (ids of the document). */
export function windowLightOver(
  document: SvgDocument,
  light: WindowLight,
  shapeIds: readonly string[],
): string {
  const opacity = Math.min(1, light.opacity * WINDOW_LIGHT_GAIN);
  const clipId = document.clipTo(...shapeIds);
  return within(clipId, fill(light.d, light.colour), ` opacity="${opacity.toFixed(2)}"`);
}
