import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, lightPool, linear, rect, surface } from '../paint.ts';
import { skyline } from '../props/skyline.ts';
import { stringLights } from '../props/street-furniture.ts';
import { OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const GROUND = 1030;
const TIMBER = oklch(0.42, 0.06, 50);
const SNOW = oklch(0.95, 0.013, 245);

/** A wooden stall with a snowy roof, warm inside; `x` its left edge. */
function stall({ document, palette, random }: SceneContext, x: number, width: number): string {
  const { glow, accent } = palette;
  const warm = linear(document, glow, tone(glow, -0.16, 1.15, -14), DOWN);
  const goods = Array.from({ length: Math.floor(width / 42) }, (_, i) => {
    const gx = x + 24 + i * 42;
    const size = 12 + random() * 6;
    return (
      circle(gx, 846 - size, size, toHex(i % 2 ? accent : tone(accent, 0.12, 0.8, 40))) +
      circle(gx + 18, 690 + (i % 3) * 16, 8, toHex(i % 2 ? oklch(0.8, 0.12, 85) : accent))
    );
  }).join('');
  return (
    rect([x, 640, width, 210], warm) +
    goods +
    rect([x - 12, 846, width + 24, 24], toHex(lightOf(TIMBER, 0.8))) +
    rect([x, 870, width, GROUND - 870], toHex(TIMBER)) +
    Array.from({ length: Math.floor(width / 46) }, (_, i) =>
      rect([x + 40 + i * 46, 870, 4, GROUND - 870], toHex(shadowOf(TIMBER, 0.8))),
    ).join('') +
    rect([x, 640, 13, 210], toHex(TIMBER)) +
    rect([x + width - 13, 640, 13, 210], toHex(TIMBER)) +
    fill(`M${x - 40} 648L${x + width * 0.5} 500L${x + width + 40} 648Z`, toHex(shadowOf(TIMBER, 0.6))) +
    fill(
      `M${x - 48} 640Q${x + width * 0.2} 540 ${x + width * 0.5} 478Q${x + width * 0.8} 540 ${x + width + 48} 640Q${x + width * 0.78} 580 ${x + width * 0.5} 520Q${x + width * 0.22} 580 ${x - 48} 640Z`,
      toHex(SNOW),
    )
  );
}

/** A fir hung with lamps. */
function tree({ palette }: SceneContext, x: number): string {
  const green = oklch(0.36, 0.055, 165);
  let tiers = '';
  for (let i = 0; i < 5; i++) {
    const y = 380 + i * 112;
    const w = 62 + i * 34;
    tiers += `M${x} ${y - 110}L${x + w} ${y + 56}Q${x} ${y + 26} ${x - w} ${y + 56}Z`;
  }
  const lamps = Array.from({ length: 26 }, (_, i) => {
    const t = (i + 1) / 27;
    const y = 320 + t * 560;
    return circle(
      x + Math.sin(i * 2.4) * (20 + t * 150),
      y,
      6.5,
      toHex(i % 4 ? palette.glow : palette.accent),
    );
  }).join('');
  return rect([x - 15, 880, 30, GROUND - 870], toHex(TIMBER)) + fill(tiers, toHex(green)) + lamps;
}

/** A small wheel turning over the roofs. */
function wheel({ palette }: SceneContext): string {
  const [x, y, radius] = [790, 470, 190];
  const rim = toHex(tone(palette.wall, 0.22));
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const cx = x + Math.cos(angle) * radius;
    const cy = y + Math.sin(angle) * radius;
    spokes += `M${x} ${y}L${px(cx)} ${px(cy)}`;
    cabins += rect([cx - 13, cy - 4, 26, 24], toHex(i % 2 ? palette.accent : palette.glow), 'rx="8"');
  }
  return (
    `<path d="${spokes}M${x} ${y}L${x - 90} ${GROUND}M${x} ${y}L${x + 90} ${GROUND}" fill="none" stroke="${rim}" stroke-width="4"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${rim}" stroke-width="7"/>` +
    cabins
  );
}

function flakes(random: () => number, count: number, place: (x: number, y: number) => number): string {
  return Array.from({ length: count }, () => {
    const y = random() * CANVAS_HEIGHT_PX;
    return circle(place(random() * CANVAS_WIDTH_PX, y), y, 1.4 + random() * 3, '#fff', 0.5 + random() * 0.4);
  }).join('');
}

/** A winter market at blue dusk: lit stalls, strings of lamps, trodden snow. */
export function fair(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const { wall, floor, glow } = palette;
  const pool = (x: number) => lightPool(document, [x, GROUND + 70], [300, 100], glow, 0.5);
  const set = [
    () => stall(context, -40, 300) + stall(context, 720, 300) + pool(140) + pool(850),
    () => tree(context, 150) + stall(context, 706, 310) + pool(850),
    () => wheel(context) + stall(context, -30, 290) + pool(130),
  ][variant];
  const lights = [
    stringLights(document, [-20, 270, 400, -10], 30, glow) +
      stringLights(document, [560, -10, 980, 270], 30, glow),
    stringLights(document, [320, 40, 980, 330], 40, glow),
    stringLights(document, [-20, 330, 420, 20], 40, glow),
  ][variant];
  return {
    back:
      surface(tone(wall, -0.08), tone(wall, 0.08), DOWN) +
      skyline(
        { y: GROUND, low: 150, high: 330, colour: tone(wall, -0.1), lit: 0.12, glow, widths: [70, 130] },
        random,
      ) +
      surface(tone(floor, -0.06, 1.3), floor, DOWN, GROUND) +
      (set?.() ?? '') +
      (lights ?? '') +
      flakes(random, 60, (x) => x),
    front: flakes(random, 20, context.beside),
    horizonPx: GROUND,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.28, blur: 5, flatten: 0.1 },
  };
}
