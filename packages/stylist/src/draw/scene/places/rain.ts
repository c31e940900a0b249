import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { DOWN, ellipse, line, linear, opacity, radial, rect, surface } from '../paint.ts';
import { skyline } from '../props/skyline.ts';
import { lampPost, railing } from '../props/street-furniture.ts';
import { roundTree } from '../props/tree.ts';
import { OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const GROUND = 1040;

/** Light let down into the wet street, brightest at the kerb. */
function reflections({ document, palette }: SceneContext, xs: readonly number[]): string {
  return xs
    .map((x) => {
      const glow = radial(
        document,
        [x, GROUND, 200],
        [
          [0, palette.glow, 0.55],
          [1, palette.glow, 0],
        ],
      );
      return rect([x - 44, GROUND, 88, 200], glow);
    })
    .join('');
}

function puddles({ palette, random }: SceneContext): string {
  const sky = toHex(lightOf(palette.wall, 0.5));
  let content = '';
  for (let i = 0; i < 7; i++) {
    const x = random() * CANVAS_WIDTH_PX;
    const y = GROUND + 40 + random() * 180;
    const rx = 70 + random() * 120;
    content += ellipse([x, y], [rx, rx * 0.075], sky, opacity(0.5));
    const ring = `<ellipse cx="${px(x + rx * 0.2)}" cy="${px(y)}" rx="${px(rx * 0.24)}" ry="${px(rx * 0.028)}" fill="none" stroke="#fff" stroke-width="1.8" stroke-opacity=".6"/>`;
    content += ring;
  }
  return content;
}

/** Falling rain as slanted strokes; in front it keeps off face and torso. */
function rainfall({ random, beside }: SceneContext, count: number, length: number, front: boolean): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = random() * CANVAS_HEIGHT_PX - 40;
    const x = random() * CANVAS_WIDTH_PX;
    const place = front ? beside(x, y) : x;
    const fall = length * (0.6 + random() * 0.8);
    d += `M${px(place)} ${px(y)}l${px(-fall * 0.16)} ${px(fall)}`;
  }
  return line(d, '#fff', front ? 2.2 : 1.6, front ? 0.5 : 0.34);
}

/** A shop window lit against the weather. */
function litShop({ document, palette }: SceneContext, x: number): string {
  const front = oklch(0.36, 0.05, 200);
  const warm = linear(document, palette.glow, tone(palette.glow, -0.14, 1.2, -10), DOWN);
  const goods = [0, 1, 2]
    .map((i) => {
      const gx = x + 52 + i * 82;
      return (
        rect([gx, 800, 42, 90], toHex(tone(palette.accent, -0.12 + i * 0.08))) +
        ellipse([gx + 21, 790], [18, 22], toHex(tone(palette.accent, -0.16 + i * 0.08)))
      );
    })
    .join('');
  return (
    rect([x, 420, 330, GROUND - 420], toHex(front)) +
    rect([x + 24, 560, 282, 340], warm) +
    goods +
    rect([x + 24, 888, 282, 12], toHex(shadowOf(front, 0.8))) +
    line(`M${x + 165} 560V900M${x + 24} 640H${x + 306}`, toHex(front), 9) +
    fill(`M${x - 14} 470h358l22 74h-402z`, toHex(palette.accent)) +
    fill(`M${x + 165} 470h179l22 74h-190z`, toHex(shadowOf(palette.accent, 0.7)), opacity(0.6)) +
    rect([x + 24, 930, 282, 90], toHex(lightOf(front, 0.4)), opacity(0.5)) +
    rect([x - 8, GROUND - 8, 346, 14], toHex(shadowOf(front, 0.8)))
  );
}

function facades({ palette, random }: SceneContext, high: number): string {
  const { wall, glow } = palette;
  return (
    skyline({ y: GROUND, low: high * 0.7, high, colour: tone(wall, -0.05), lit: 0.05, glow }, random) +
    skyline(
      {
        y: GROUND,
        low: high * 0.36,
        high: high * 0.62,
        colour: tone(wall, -0.11, 1.1),
        lit: 0.14,
        glow,
        widths: [90, 170],
      },
      random,
    )
  );
}

/** A wet street: mist, lamps, puddles, rain. */
export function rain(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const { wall, floor, glow } = palette;
  const lamp = (x: number) => lampPost(document, [x, GROUND + 30, 640], glow);
  const set = [
    () => facades(context, 640) + lamp(150) + reflections(context, [150]),
    () => facades(context, 520) + litShop(context, 650) + reflections(context, [740, 870]),
    () =>
      skyline({ y: 900, low: 120, high: 300, colour: tone(wall, -0.06), lit: 0.08, glow }, random) +
      rect(
        [0, 880, CANVAS_WIDTH_PX, GROUND - 880],
        linear(document, tone(wall, -0.09), tone(wall, -0.02), DOWN),
      ) +
      roundTree(document, [870, GROUND + 10, 1.5], tone(oklch(0.5, 0.05, 150), 0), 5) +
      railing(GROUND + 6, 150, oklch(0.36, 0.025, 230)) +
      lamp(140) +
      reflections(context, [140]),
  ][variant];
  const mist = rect(
    [0, GROUND - 330, CANVAS_WIDTH_PX, 330],
    linear(document, wall, tone(wall, 0.06), DOWN),
    opacity(0.22),
  );
  return {
    back:
      surface(tone(wall, -0.05), tone(wall, 0.05), DOWN) +
      surface(tone(floor, 0.03), tone(floor, -0.05), DOWN, GROUND) +
      (set?.() ?? '') +
      mist +
      rect([0, GROUND - 1, CANVAS_WIDTH_PX, 4], toHex(lightOf(floor, 1)), opacity(0.5)) +
      puddles(context) +
      rainfall(context, 120, 46, false),
    front: rainfall(context, 34, 70, true),
    horizonPx: GROUND,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.22, blur: 5, flatten: 0.09 },
  };
}
