import { toHex } from '../../../colour/convert.ts';
import type { Oklch } from '../../../colour/oklch.ts';
import { lightOf, shadowOf, tone } from '../../../colour/tones.ts';
import { at, lastOf } from '../../kit/at.ts';
import { path } from '../../kit/curve.ts';
import { corner, type Point } from '../../kit/point.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../kit/svg-document.ts';
import { fill } from '../../kit/svg-element.ts';
import { besideFigure } from '../beside-figure.ts';
import { backdrop, circle, DOWN, linear, rect } from '../paint.ts';
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

/** Snow: a low sun, hills with firs, falling flakes. */
export function snow(context: SceneContext): ScenePainting {
  const { document, palette, random } = context;
  const { wall, floor } = palette;
  const glow = toHex(palette.glow);
  const far = tone(wall, -0.12, 1.3);
  const near = tone(wall, -0.24, 1.4);

  const hills =
    hill(
      context,
      [
        [0, 800],
        [180, 740],
        [420, 800],
        [700, 730],
        [960, 790],
      ],
      tone(floor, -0.09, 1.6),
    ) +
    FAR_FIRS.map(([x, y, size]) => fir(x, y, size, far)).join('') +
    hill(
      context,
      [
        [0, 940],
        [240, 985],
        [520, 930],
        [800, 960],
        [960, 900],
      ],
      tone(floor, -0.045, 1.3),
    ) +
    fir(60, 1000, 1.7, near) +
    fir(905, 960, 1.35, near) +
    hill(
      context,
      [
        [0, 1110],
        [300, 1070],
        [620, 1100],
        [960, 1060],
      ],
      floor,
    );
  const back =
    backdrop(linear(document, tone(wall, -0.07, 1.2), tone(wall, 0.07, 0.6), DOWN)) +
    circle(690, 400, 215, glow, 0.9) +
    circle(690, 400, 285, glow, 0.25) +
    hills +
    flakes(random, 90, 1, (x) => x);
  return {
    back,
    front: flakes(random, 26, 1.7, besideFigure),
    horizonPx: 1060,
    shadow: { opacity: 0.24, blur: 4, slant: 0.6, flatten: 0.1, where: 'outdoors' },
  };
}
