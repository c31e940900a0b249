import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp } from '#draw/kit/point.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { leaf } from '../leaves.ts';
import { ACROSS, circle, DOWN, linear, opacity, surface } from '../paint.ts';
import { floor } from '../room.ts';
import { HORIZON_PX, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const FULL_TURN = Math.PI * 2;

function trunk({ document }: SceneContext, x: number, width: number, colour: Oklch): string {
  const d = path([
    corner([x - width * 0.5, HORIZON_PX + 10]),
    [x - width * 0.36, 600],
    [x - width * 0.42, 200],
    corner([x - width * 0.3, -20]),
    corner([x + width * 0.3, -20]),
    [x + width * 0.34, 240],
    [x + width * 0.4, 640],
    corner([x + width * 0.62, HORIZON_PX + 10]),
  ]);
  return fill(d, linear(document, lightOf(colour, 0.5), shadowOf(colour, 0.9), ACROSS));
}

/** Leaves between two heights, as they fall and lie. */
function scattered(
  { random }: SceneContext,
  count: number,
  top: number,
  bottom: number,
  size: number,
): string {
  let content = '';
  for (let i = 0; i < count; i++) {
    const x = random() * CANVAS_WIDTH_PX;
    const y = lerp(top, bottom, random());
    const angle = random() * FULL_TURN;
    const length = (26 + random() * 22) * size;
    const d = leaf(x, y, angle, length, (13 + random() * 8) * size);
    const colour = oklch(0.58 + random() * 0.2, 0.11 + random() * 0.04, 30 + random() * 50);
    content += fill(d, toHex(colour), opacity(0.75 + random() * 0.25));
  }
  return content;
}

function canopy({ random }: SceneContext): string {
  let content = '';
  for (let i = 0; i < 150; i++) {
    const isLeft = random() < 0.4;
    const x = isLeft ? random() * 330 - 30 : 600 + random() * 400;
    const y = -30 + random() * random() * (isLeft ? 260 : 420);
    const angle = random() * FULL_TURN;
    const length = 34 + random() * 26;
    const d = leaf(x, y, angle, length, 15 + random() * 9);
    const colour = oklch(0.56 + random() * 0.24, 0.1 + random() * 0.05, 28 + random() * 55);
    content += fill(d, toHex(colour));
  }
  return content;
}

/** A birch: pale bark with dark scars. */
function birch({ document, random }: SceneContext, x: number, width: number): string {
  const white = oklch(0.92, 0.014, 80);
  let scars = '';
  for (let i = 0; i < 26; i++) {
    const y = 20 + random() * (HORIZON_PX - 40);
    const side = random() < 0.5 ? -1 : 1;
    const reach = width * (0.12 + random() * 0.22);
    scars += `M${x + side * width * 0.36} ${y}q${-side * reach * 0.5} ${-4 - random() * 5} ${-side * reach} 0q${side * reach * 0.5} ${5 + random() * 5} ${side * reach} 0z`;
  }
  const d = `M${x - width * 0.42} ${HORIZON_PX + 8}L${x - width * 0.36} -10H${x + width * 0.34}L${x + width * 0.44} ${HORIZON_PX + 8}Z`;
  return (
    fill(d, linear(document, lightOf(white, 0.4), shadowOf(white, 1.6), ACROSS)) +
    fill(scars, toHex(oklch(0.34, 0.03, 40)), opacity(0.75))
  );
}

/** A rail fence with a far field behind it. */
function fence({ palette }: SceneContext): string {
  const wood = tone(palette.motif, 0.14, 0.8);
  const posts = Array.from(
    { length: 7 },
    (_, i) => `M${-10 + i * 165} ${HORIZON_PX + 4}V860h22V${HORIZON_PX + 4}z`,
  ).join('');
  return (
    fill(`M0 ${HORIZON_PX}V850Q300 790 560 840T960 810V${HORIZON_PX}Z`, toHex(oklch(0.78, 0.075, 92))) +
    fill(`M0 ${HORIZON_PX}V930Q380 880 960 940V${HORIZON_PX}Z`, toHex(oklch(0.73, 0.075, 84))) +
    fill('M0 900H960v18H0zM0 980H960v18H0z', toHex(wood)) +
    fill(posts, toHex(shadowOf(wood, 0.4)))
  );
}

/** Where the low sun stands, and x and width of the trunks. */
const WOODS = [
  {
    sunX: 250,
    trunks: [
      [880, 120],
      [80, 84],
    ],
  },
  {
    sunX: 690,
    trunks: [
      [70, 74],
      [190, 48],
      [870, 66],
    ],
  },
  { sunX: 250, trunks: [[890, 132]] },
] as const;

/** Autumn: trunks, a low sun, leaves in the air and on the ground. */
export function autumn(context: SceneContext): ScenePainting {
  const { palette, variant } = context;
  const { sunX, trunks } = WOODS[variant];
  const bark = (x: number) => (x > 480 ? tone(palette.motif, 0.08, 0.7) : tone(palette.motif, 0.14, 0.5));
  const back =
    surface(tone(palette.wall, 0.04), tone(palette.wall, -0.02), DOWN) +
    circle(sunX, 330, 190, toHex(palette.glow), 0.85) +
    (variant === 2 ? fence(context) : '') +
    trunks
      .map(([x, width]) => (variant === 1 ? birch(context, x, width) : trunk(context, x, width, bark(x))))
      .join('') +
    canopy(context) +
    floor(context) +
    scattered(context, 44, HORIZON_PX + 8, CANVAS_HEIGHT_PX, 0.8) +
    scattered(context, 12, 300, 950, 0.8);
  return {
    back,
    front: scattered(context, 5, 950, 1240, 1.2),
    horizonPx: HORIZON_PX,
    shadow: { opacity: 0.26, blur: 4, slant: 0.58, flatten: 0.085, where: 'outdoors' },
  };
}
