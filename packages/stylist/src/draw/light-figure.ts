import { oklch, toHex } from '../colour/convert.ts';
import type { Oklch } from '../colour/oklch.ts';
import { lightOf as paler, tone } from '../colour/tones.ts';
import type { ScenePalette } from '../outfit.ts';
import { skinInLight } from './figure/skin.ts';
import { type Box, cornersOf, crop } from './kit/box.ts';
import { cutOutline } from './kit/crop-outline.ts';
import { polygon } from './kit/curve.ts';
import { alongBox, type Direction } from './kit/direction.ts';
import { px } from './kit/px.ts';
import type { SvgDocument } from './kit/svg-document.ts';
import { fill, group } from './kit/svg-element.ts';
import { trimArea } from './kit/trim-path.ts';
import { LAYERED_CANVAS } from './picture-frame.ts';
import type { FigureLight } from './scene/figure-light.ts';
import type { WindowLight } from './scene/scene-painting.ts';

/** Window light on the figure is stronger than on the wall, which is already pale; more would turn dark cloth grey. */
const WINDOW_LIGHT_GAIN = 1.2;

type Stop = readonly [offset: number, colour: Oklch, opacity: number];

/** Colour washed over the figure's box in one direction, each 0–1 of the box. */
interface Wash {
  readonly blend: 'soft-light' | 'multiply';
  readonly direction: Direction;
  readonly stops: readonly Stop[];
}

/** A rim is a line: closer figures than this have none that is wider. */
const RIM_HEAD_PX = 150;

/** Every silhouette in one colour, moved towards its light under the figure; heads. */
interface Rim {
  readonly shift: readonly [x: number, y: number];
  readonly colour: Oklch;
  /** Where it begins: warm as skin, along hair it would be a bare scalp. */
  readonly from: 'head' | 'chin';
}

interface Lighting {
  readonly rims: readonly Rim[];
  readonly washes: readonly Wash[];
}

const WOOD = oklch(0.72, 0.13, 48);
/** Shadow at night: pale cloth turns violet in it, and not grey. */
const DUSK = oklch(0.52, 0.1, 288);
const SKY = oklch(0.84, 0.055, 250);
const DEEP_SKY = oklch(0.76, 0.07, 262);
const PALE_SKY = oklch(0.96, 0.03, 230);

function lightingOf(light: FigureLight, { glow, shade }: ScenePalette): Lighting {
  switch (light) {
    case 'day':
      return {
        rims: [],
        washes: [
          {
            blend: 'soft-light',
            direction: [0, 0, 1, 0.2],
            stops: [
              [0.1, glow, 0.7],
              [0.55, glow, 0],
            ],
          },
          {
            blend: 'soft-light',
            direction: [0, 0, 0, 1],
            stops: [
              [0.5, shade, 0],
              [1, shade, 0.28],
            ],
          },
        ],
      };
    case 'rim':
      return {
        rims: [{ shift: [-0.012, -0.006], colour: paler(glow, 0.1), from: 'head' }],
        washes: [
          {
            blend: 'multiply',
            direction: [0, 0, 0.8, 1],
            stops: [
              [0, DUSK, 0.06],
              [0.4, DUSK, 0.2],
              [1, DUSK, 0.4],
            ],
          },
          {
            blend: 'soft-light',
            direction: [0, 0, 1, 0.5],
            stops: [
              [0, glow, 0.48],
              [0.45, glow, 0.16],
              [1, glow, 0],
            ],
          },
        ],
      };
    case 'bounce':
      return {
        rims: [{ shift: [0.012, 0.004], colour: oklch(0.66, 0.115, 48), from: 'chin' }],
        washes: [
          {
            blend: 'soft-light',
            direction: [0, 1, 0.35, 0],
            stops: [
              [0, WOOD, 0.6],
              [0.35, WOOD, 0.22],
              [0.7, glow, 0],
            ],
          },
          {
            blend: 'soft-light',
            direction: [1, 0.7, 0.4, 0.5],
            stops: [
              [0, WOOD, 0.5],
              [0.5, glow, 0],
            ],
          },
          {
            blend: 'soft-light',
            direction: [0, 0, 0.7, 0.4],
            stops: [
              [0, glow, 0.7],
              [0.7, glow, 0],
            ],
          },
        ],
      };
    case 'shade':
      return {
        rims: [],
        washes: [
          {
            blend: 'multiply',
            direction: [0, 0, 0.3, 1],
            stops: [
              [0, SKY, 0.06],
              [0.14, SKY, 0.1],
              [0.28, SKY, 0.3],
              [1, DEEP_SKY, 0.46],
            ],
          },
          {
            blend: 'soft-light',
            direction: [0, 0, 0.25, 0.8],
            stops: [
              [0, PALE_SKY, 0.6],
              [0.5, SKY, 0],
            ],
          },
        ],
      };
  }
}

/**
 * Draws a wash where it shows: what its first or last stops leave clear is not painted, since every px of it is blended.
 */
function drawWash(document: SvgDocument, box: Box, { direction, stops }: Wash): string {
  const [x1, y1, x2, y2] = direction;
  const marks = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${toHex(colour)}" stop-opacity="${opacity}"/>`,
  );
  const { left, top, right, bottom } = box;
  const [width, height] = [right - left, bottom - top];
  const paint = document.add(
    'wash',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" gradientTransform="matrix(${px(width)} 0 0 ${px(height)} ${px(left)} ${px(top)})" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks.join('')}</linearGradient>`,
  );
  const along = alongBox(box, direction);
  const [from, to] = [stops[0], stops.at(-1)];
  const corners = cornersOf(box);
  const begun = from?.[2] === 0 ? cutOutline(corners, (point) => along(point) - from[0]) : corners;
  const shown = to?.[2] === 0 ? cutOutline(begun, (point) => to[0] - along(point)) : begun;
  return fill(polygon(shown), `url(#${paint})`);
}

/** Clip and blend must sit on the same group: a blended child of a clipped group does not reach outside it. */
function within(clipId: string, content: string, blend: Wash['blend'], extra = ''): string {
  return group(content, `clip-path="url(#${clipId})" style="mix-blend-mode:${blend}"${extra}`);
}

/**
 * The light of the place on everything registered so far: rims to draw under the figure, washes over it. `chinPx` is the
 * y of the chin.
 */
export function lightFigure(
  document: SvgDocument,
  light: FigureLight,
  palette: ScenePalette,
  { headPx, chinPx }: { readonly headPx: number; readonly chinPx: number },
): { readonly under: string; readonly over: string } {
  const { rims, washes } = lightingOf(light, palette);
  const box = crop(document.figureBox(), LAYERED_CANVAS);
  const clip = document.clipToFigure();
  const blends = new Set(washes.map(({ blend }) => blend));
  const over = [...blends].map((blend) => {
    const drawn = washes.filter((wash) => wash.blend === blend).map((wash) => drawWash(document, box, wash));
    return within(clip, drawn.join(''), blend);
  });
  const shapes = [...new Set(document.silhouettes)].map((id) => `<use href="#${id}"/>`).join('');
  const figure = rims.length > 0 ? document.add('rim', (id) => `<g id="${id}">${shapes}</g>`) : '';
  const rimHeadPx = Math.min(headPx, RIM_HEAD_PX);
  const { left, right, bottom } = LAYERED_CANVAS;
  const belowChin = () =>
    document.clip(polygon(cornersOf({ left, top: Math.min(chinPx, bottom), right, bottom })));
  const under = rims.map(({ shift, colour, from }) => {
    const moved = `translate(${px(shift[0] * rimHeadPx)} ${px(shift[1] * rimHeadPx)})`;
    const rim = `<use href="#${figure}" transform="${moved}" fill="${toHex(colour)}"/>`;
    return from === 'head' ? rim : group(rim, `clip-path="url(#${belowChin()})"`);
  });
  return { under: under.join(''), over: over.join('') };
}

/** Skin darker than this is lifted at night: its light tone must still draw the face. */
const DEEP_SKIN = 0.5;
const NIGHT_LIFT = 0.04;
/** Skin paler than this is painted warmer where the light is cool or low, which would grey it: not the palest alone, olive would turn to khaki. */
const PALE_SKIN = 0.62;
const PALEST = 0.83;
const WARMING: Readonly<Record<FigureLight, number>> = { day: 0, bounce: 0.06, rim: 0.16, shade: 0.16 };

/** The skin's colour as it is painted in a light. */
export function skinByLight(skin: Oklch, light: FigureLight): Oklch {
  const lit = skinInLight(skin);
  if (skin.l < DEEP_SKIN) return light === 'rim' ? tone(lit, NIGHT_LIFT) : lit;
  const warmth = Math.max(0, Math.min(skin.l, PALEST) - PALE_SKIN) * WARMING[light];
  return oklch(lit.l - warmth / 2, lit.c + warmth, lit.h - 100 * warmth);
}

/** Returns the window's light falling across shapes (ids of the document). */
export function windowLightOver(
  document: SvgDocument,
  light: WindowLight,
  shapeIds: readonly string[],
): string {
  const opacity = Math.min(1, light.opacity * WINDOW_LIGHT_GAIN);
  const clipId = document.clipTo(...shapeIds);
  const lit = trimArea(light.d, document.boxOf(shapeIds));
  return within(clipId, fill(lit, light.colour), 'soft-light', ` opacity="${opacity.toFixed(2)}"`);
}
