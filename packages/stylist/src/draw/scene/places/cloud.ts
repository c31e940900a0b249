import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill, group } from '#draw/kit/svg-element.ts';
import { createRandom } from '#random.ts';
import { circle, DOWN, ellipse, linear, opacity, rect, surface } from '../paint.ts';
import { skyline } from '../props/skyline.ts';
import { bench, lampPost, railing } from '../props/street-furniture.ts';
import { crownShape } from '../props/tree.ts';
import { floor } from '../room.ts';
import { HORIZON_PX, oneInTurn, type SceneContext, type ScenePainting } from '../scene-painting.ts';

/** Lobes of a paper cloud: x, y and radius in widths of the cloud. */
const LOBES = [
  [-0.36, 0.07, 0.13],
  [-0.2, -0.03, 0.17],
  [0.02, -0.08, 0.215],
  [0.22, -0.01, 0.165],
  [0.38, 0.075, 0.12],
] as const;

const CLOUD_WIDTH_PX = 380;

function cloudShape(x: number, y: number, size: number, seed: number): string {
  const random = createRandom(seed);
  const width = CLOUD_WIDTH_PX * size;
  let d = '';
  for (const [lobeX, lobeY, lobeRadius] of LOBES) {
    const radius = lobeRadius * width * (0.92 + random() * 0.16);
    const cx = x + lobeX * width;
    const cy = y + lobeY * width - 0.06 * width;
    const r = px(radius);
    d += `M${px(cx - radius)} ${px(cy)}a${r} ${r} 0 1 1 ${px(2 * radius)} 0a${r} ${r} 0 1 1 ${px(-2 * radius)} 0Z`;
  }
  const end = px(width * 0.075);
  const foot = width * 0.15;
  return `${d}M${px(x - width * 0.4)} ${px(y - 0.02 * width)}H${px(x + width * 0.4)}a${end} ${end} 0 0 1 0 ${px(foot)}H${px(x - width * 0.4)}a${end} ${end} 0 0 1 0 ${px(-foot)}Z`;
}

/** Widths of the strokes that soften a cloud's shadow, px; each lays the same faint tone once more. */
const SOFT_EDGE_PX = [2, 12, 22, 32, 42, 54] as const;

/** A soft shadow below and right of a cloud: stacked strokes, far cheaper than blurring shapes so large. */
function softDrop({ document }: SceneContext, shape: string, colour: string): string {
  const id = document.shape(shape);
  const layers = SOFT_EDGE_PX.map((width) => `<use href="#${id}" stroke-width="${width}"/>`);
  const paint = `fill="${colour}" stroke="${colour}" stroke-linejoin="round" opacity=".045"`;
  return layers.map((layer) => group(layer, `transform="translate(8 16)" ${paint}`)).join('');
}

/** Nearer clouds are paler: lightness added and chroma kept. */
const LAYERS = [
  [0.055, 0.8],
  [0.085, 0.6],
  [0.115, 0.4],
] as const;

/** A sky: x and y of the veiled sun; x, y, size and layer of each cloud, far ones first. */
const SKIES = [
  {
    sun: [300, 330],
    clouds: [
      [770, 300, 1.25, 0],
      [120, 480, 1.5, 1],
      [840, 640, 1.4, 1],
      [60, 820, 1.3, 2],
      [900, 930, 1.5, 2],
    ],
  },
  {
    sun: [690, 260],
    clouds: [
      [190, 260, 1.3, 0],
      [850, 430, 1.45, 1],
      [100, 610, 1.4, 1],
      [900, 760, 1.35, 2],
      [80, 940, 1.55, 2],
    ],
  },
  {
    sun: [240, 420],
    clouds: [
      [160, 200, 0.9, 0],
      [800, 240, 1, 0],
      [880, 560, 1.25, 1],
      [90, 700, 1.35, 1],
      [760, 960, 1.9, 2],
      [140, 1000, 1.7, 2],
    ],
  },
] as const;

const HEDGE = oklch(0.5, 0.05, 160);
const TEAK = oklch(0.46, 0.06, 50);

const RAIL_PX = 132;

/** A town far off behind a railing: its lowest roof stands above the rail, or clouds would hang between the bars. */
function promenade({ palette, random }: SceneContext): string {
  const town = {
    y: HORIZON_PX,
    low: RAIL_PX + 24,
    high: 250,
    colour: tone(palette.wall, -0.07),
    lit: 0,
    glow: palette.glow,
  };
  return skyline(town, random) + railing(HORIZON_PX + 4, RAIL_PX, tone(palette.floor, -0.26));
}

/** Hills, a hedge and a lamp beside the path. */
function hillside({ document, palette, seed }: SceneContext): string {
  const hill = (d: string, darker: number) => fill(d, toHex(tone(palette.wall, darker)));
  const hedge = [80, 250, 420, 590, 760, 930].map((x, i) =>
    crownShape([x, HORIZON_PX - 22], [118, 62 + (i % 3) * 14], seed + i),
  );
  const clip = `M0 0H960V${HORIZON_PX}H0Z`;
  return (
    hill(
      `M0 ${HORIZON_PX - 150}Q240 ${HORIZON_PX - 260} 520 ${HORIZON_PX - 150}T960 ${HORIZON_PX - 190}V${HORIZON_PX}H0Z`,
      -0.05,
    ) +
    group(
      fill(hedge.join(''), linear(document, lightOf(HEDGE, 0.4), shadowOf(HEDGE, 0.6), DOWN)),
      `clip-path="url(#${document.clip(clip)})"`,
    ) +
    lampPost(document, [842, HORIZON_PX + 26, 560])
  );
}

const BENCH_PX = 264;

/** A bench and a bare lamp on the open square. */
function square({ document, palette, apart }: SceneContext): string {
  return (
    rect([0, HORIZON_PX - 44, CANVAS_WIDTH_PX, 44], toHex(tone(palette.floor, -0.08))) +
    rect([0, HORIZON_PX - 50, CANVAS_WIDTH_PX, 9], toHex(tone(palette.floor, 0.02))) +
    lampPost(document, [CANVAS_WIDTH_PX - apart(CANVAS_WIDTH_PX - 118), HORIZON_PX + 22, 610]) +
    bench(apart(640 + BENCH_PX / 2) - BENCH_PX / 2, HORIZON_PX + 44, BENCH_PX, TEAK)
  );
}

const GROUNDS = [promenade, hillside, square] as const;

/** A grey day: layered paper clouds, a veiled sun, wet ground and one of three places to stand on it. */
export function cloud(context: SceneContext): ScenePainting {
  const { document, palette, seed, random, variant } = context;
  const { sun, clouds: places } = SKIES[variant];
  const clouds = places.map(([x, y, size, layer]) => {
    const shape = cloudShape(x, y, size, seed + layer * 3 + x);
    const [lighter, chroma] = LAYERS[layer];
    const colour = tone(palette.wall, lighter, chroma);
    const drop = softDrop(context, shape, toHex(shadowOf(palette.wall, 1.3)));
    return drop + fill(shape, linear(document, lightOf(colour, 0.4), colour, DOWN));
  });
  const ground = oneInTurn(context, GROUNDS);
  const gleam = toHex(lightOf(palette.floor, 0.9));
  let puddles = '';
  for (let i = 0; i < 9; i++) {
    const x = random() * CANVAS_WIDTH_PX;
    const y = HORIZON_PX + 30 + random() * 150;
    const width = 60 + random() * 140;
    puddles += ellipse([x, y], [width, 3 + random() * 5], gleam, opacity(0.35));
  }
  return {
    back:
      surface(tone(palette.wall, -0.06), tone(palette.wall, 0.05), DOWN) +
      circle(sun[0], sun[1], 150, toHex(palette.glow), 0.65) +
      clouds.join('') +
      floor(context, -0.01, 0.04) +
      rect([0, HORIZON_PX - 1, CANVAS_WIDTH_PX, 4], toHex(lightOf(palette.floor, 1)), opacity(0.5)) +
      ground(context) +
      puddles,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { opacity: 0.2, blur: 5, slant: 0.55, flatten: 0.085, where: 'outdoors' },
  };
}
