import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Point } from '#draw/kit/point.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, linear, rect, surface } from '../paint.ts';
import type { SceneContext, ScenePainting } from '../scene-painting.ts';

function hill({ document }: SceneContext, ridge: readonly Point[], colour: Oklch): string {
  const d = path([
    corner([0, CANVAS_HEIGHT_PX]),
    corner(at(ridge, 0)),
    ...ridge.slice(1, -1),
    corner(lastOf(ridge)),
    corner([CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX]),
  ]);
  return fill(d, linear(document, lightOf(colour, 0.6), colour, DOWN));
}

function fir(x: number, y: number, size: number, colour: Oklch): string {
  let d = '';
  for (let i = 0; i < 4; i++) {
    const width = (26 + i * 16) * size;
    const tier = y - (186 - i * 50) * size;
    d += path([
      corner([x, tier - 46 * size]),
      [x + width * 0.6, tier + 10 * size],
      corner([x + width, tier + 32 * size]),
      corner([x, tier + 20 * size]),
      corner([x - width, tier + 32 * size]),
      [x - width * 0.6, tier + 10 * size],
    ]);
  }
  const trunk = [x - 4 * size, y - 14 * size, 8 * size, 30 * size] as const;
  return fill(d, toHex(colour)) + rect(trunk, toHex(shadowOf(colour, 1)));
}

/** x, y and size. */
const FAR_FIRS = [
  [90, 800, 0.8],
  [165, 790, 0.6],
  [800, 760, 0.75],
  [885, 775, 1],
  [700, 755, 0.5],
] as const;

function flakes(
  random: () => number,
  count: number,
  size: number,
  place: (x: number, y: number) => number,
): string {
  let content = '';
  for (let i = 0; i < count; i++) {
    const x = random() * CANVAS_WIDTH_PX;
    const y = random() * CANVAS_HEIGHT_PX;
    const radius = (1.2 + random() * 3.2) * size;
    content += circle(place(x, y), y, radius, '#fff', 0.5 + random() * 0.45);
  }
  return content;
}

/** A cabin with a lit window under its snow. */
function cabin({ palette }: SceneContext, x: number, y: number): string {
  const logs = oklch(0.46, 0.055, 45);
  const snowy = tone(palette.floor, 0.01);
  return (
    rect([x - 74, y - 92, 148, 104], toHex(logs)) +
    rect([x + 4, y - 92, 70, 104], toHex(shadowOf(logs, 0.6))) +
    rect([x - 46, y - 62, 34, 36], toHex(oklch(0.88, 0.11, 80))) +
    rect([x + 26, y - 60, 28, 72], toHex(shadowOf(logs, 1.3))) +
    rect([x + 34, y - 178, 20, 60], toHex(shadowOf(logs, 0.4))) +
    fill(`M${x - 104} ${y - 84}L${x} ${y - 168}L${x + 104} ${y - 84}Z`, toHex(snowy))
  );
}

/** A frozen lake below the hills. */
function lake({ document }: SceneContext): string {
  const ice = oklch(0.83, 0.035, 230);
  return (
    fill(
      'M430 960Q640 900 960 920V1010Q700 1030 430 960Z',
      linear(document, lightOf(ice, 0.6), shadowOf(ice, 0.3), DOWN),
    ) + fill('M560 950l180 -14l-20 10zM700 980l190 -16l-30 14z', '#fff', 'fill-opacity=".5"')
  );
}

/** Snow: a low sun, hills with firs, falling flakes. */
export function snow(context: SceneContext): ScenePainting {
  const { palette, random, variant } = context;
  const { wall, floor } = palette;
  const mirrored = variant === 1;
  const place = (x: number) => (mirrored ? CANVAS_WIDTH_PX - x : x);
  const across = (ridge: readonly Point[]): readonly Point[] =>
    mirrored ? ridge.map(([x, y]): Point => [CANVAS_WIDTH_PX - x, y]).reverse() : ridge;
  const glow = toHex(palette.glow);
  const far = tone(wall, -0.12, 1.3);
  const near = tone(wall, -0.24, 1.4);

  const hills =
    hill(
      context,
      across([
        [0, 800],
        [180, 740],
        [420, 800],
        [700, 730],
        [960, 790],
      ]),
      tone(floor, -0.09, 1.6),
    ) +
    (variant === 2 ? '' : FAR_FIRS.map(([x, y, size]) => fir(place(x), y, size, far)).join('')) +
    (variant === 1 ? cabin(context, 770, 800) : '') +
    hill(
      context,
      across([
        [0, 940],
        [240, 985],
        [520, 930],
        [800, 960],
        [960, 900],
      ]),
      tone(floor, -0.045, 1.3),
    ) +
    (variant === 2 ? lake(context) : '') +
    fir(place(60), 1000, variant === 2 ? 2.2 : 1.7, near) +
    (variant === 2 ? fir(190, 960, 1.3, near) : fir(place(905), 960, 1.35, near)) +
    hill(
      context,
      across([
        [0, 1110],
        [300, 1070],
        [620, 1100],
        [960, 1060],
      ]),
      floor,
    );
  const back =
    surface(tone(wall, -0.07, 1.2), tone(wall, 0.07, 0.6), DOWN) +
    circle(place(690), 400, 215, glow, 0.9) +
    circle(place(690), 400, 285, glow, 0.25) +
    hills +
    flakes(random, 90, 1, (x) => x);
  return {
    back,
    front: flakes(random, 26, 1.7, context.beside),
    horizonPx: 1060,
    shadow: { opacity: 0.24, blur: 4, slant: 0.6, flatten: 0.1, where: 'outdoors' },
  };
}
