import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, lightPool, line, linear, rect, surface } from '../paint.ts';
import { skyline } from '../props/skyline.ts';
import { lampPost, railing, stringLights } from '../props/street-furniture.ts';
import { OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const BANK = 640;
const QUAY = 1020;

/** Lights of the far bank let down into the water as broken strokes. */
function reflections({ palette, random }: SceneContext): string {
  let warm = '';
  let other = '';
  for (let i = 0; i < 26; i++) {
    const x = random() * CANVAS_WIDTH_PX;
    const reach = 5 + Math.floor(random() * 5);
    for (let j = 0; j < reach; j++) {
      const width = 10 + random() * 26;
      const stroke = `M${px(x - width / 2 + (random() - 0.5) * 12)} ${BANK + 16 + j * 24}h${px(width)}`;
      if (i % 4) warm += stroke;
      else other += stroke;
    }
  }
  return line(warm, toHex(palette.glow), 4, 0.5) + line(other, toHex(palette.accent), 4, 0.5);
}

/** An arched bridge with lamps along it. */
function bridge({ palette }: SceneContext): string {
  const stone = tone(palette.wall, 0.06, 0.8);
  const arches = [130, 400, 670, 940].map((x) => `M${x - 110} ${BANK + 40}a110 92 0 0 1 220 0z`).join('');
  const lamps = [0, 260, 530, 800]
    .map(
      (x) =>
        rect([x + 2, BANK - 150, 5, 60], toHex(stone)) +
        circle(x + 4, BANK - 156, 9, toHex(palette.glow)) +
        circle(x + 4, BANK - 156, 24, toHex(palette.glow), 0.22),
    )
    .join('');
  return (
    rect([0, BANK - 94, CANVAS_WIDTH_PX, 136], toHex(stone)) +
    rect([0, BANK - 100, CANVAS_WIDTH_PX, 14], toHex(lightOf(stone, 0.8))) +
    fill(arches, toHex(tone(palette.wall, -0.09))) +
    lamps
  );
}

function boat({ palette }: SceneContext, x: number, y: number): string {
  const windows = Array.from({ length: 6 }, (_, i) => `M${x - 96 + i * 34} ${y - 46}h22v20h-22z`).join('');
  return (
    fill(`M${x - 150} ${y - 18}h300l-30 34h-240z`, toHex(oklch(0.3, 0.05, 270))) +
    fill(`M${x - 112} ${y - 58}h214v40h-214z`, toHex(tone(palette.wall, 0.1))) +
    fill(windows, toHex(palette.glow)) +
    line(`M${x - 120} ${y + 26}h240M${x - 80} ${y + 40}h170`, toHex(palette.glow), 4, 0.4)
  );
}

/** By the river after sunset: the far bank's lights, their reflections, a railing. */
export function riverside(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const { wall, floor, glow } = palette;
  const horizon = tone(glow, -0.24, 0.75, -30);
  const far = (low: number, high: number) =>
    skyline({ y: BANK, low, high, colour: tone(wall, -0.08), lit: 0.3, glow }, random);
  const set = [
    () => far(90, 300) + lampPost(document, [150, QUAY + 30, 600], glow),
    () => far(60, 170) + bridge(context) + lampPost(document, [820, QUAY + 30, 600], glow),
    () =>
      far(110, 250) +
      boat(context, 790, 800) +
      stringLights(document, [-20, 250, 420, 40], 30, glow) +
      stringLights(document, [540, 40, 980, 260], 30, glow),
  ][variant];
  const slabs = Array.from(
    { length: 9 },
    (_, i) => `M${480 + (i - 4) * 150} ${QUAY}L${480 + (i - 4) * 240} ${CANVAS_HEIGHT_PX}`,
  ).join('');
  return {
    back:
      rect([0, 0, CANVAS_WIDTH_PX, BANK], linear(document, tone(wall, -0.06), tone(wall, 0.06, 1), DOWN)) +
      rect(
        [0, BANK - 260, CANVAS_WIDTH_PX, 260],
        linear(document, oklch(0.02, 0, 0), horizon, DOWN),
        'fill-opacity=".5" style="mix-blend-mode:screen"',
      ) +
      rect(
        [0, BANK, CANVAS_WIDTH_PX, QUAY - BANK],
        linear(document, tone(wall, 0.02, 1.1), tone(wall, -0.09), DOWN),
      ) +
      (variant === 1 ? '' : rect([0, BANK - 2, CANVAS_WIDTH_PX, 5], toHex(tone(wall, -0.12)))) +
      reflections(context) +
      (set?.() ?? '') +
      surface(tone(floor, -0.02), tone(floor, 0.04), DOWN, QUAY) +
      line(`${slabs}M0 ${QUAY + 80}H960M0 ${QUAY + 180}H960`, toHex(shadowOf(floor, 0.8)), 2.4, 0.5) +
      rect([0, QUAY - 8, CANVAS_WIDTH_PX, 12], toHex(lightOf(floor, 0.6))) +
      railing(QUAY, 170, oklch(0.2, 0.03, 275)) +
      lightPool(document, [variant === 1 ? 640 : 360, QUAY + 110], [460, 110], glow, 0.3),
    front: '',
    horizonPx: QUAY,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.4, blur: 6, slant: 0.5, flatten: 0.12 },
  };
}
