import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { ACROSS, backdrop, circle, DOWN, ellipse, line, linear, radial, rect, surface } from '../paint.ts';
import { floor, floorLine } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const CURTAIN_FOLDS = 16;
/** x, y of the shade's lower edge, and size of each lamp. */
const LAMPS = [
  [[250, 300, 1]],
  [
    [150, 380, 0.8],
    [310, 270, 0.8],
  ],
  [[130, 560, 0.95]],
] as const;

function curtain({ document, palette }: SceneContext): string {
  let folds = '';
  for (let i = 0; i < CURTAIN_FOLDS; i++) {
    const x = i * 62 - 10;
    const paint = linear(document, tone(palette.wall, -0.05), tone(palette.wall, 0.045), ACROSS);
    const d = `M${x} 0C${x + 14} 380 ${x - 10} 760 ${x + 6} ${HORIZON_PX}h46C${x + 46} 760 ${x + 60} 380 ${x + 50} 0z`;
    folds += fill(d, paint, 'fill-opacity=".75"');
  }
  return folds;
}

/** A lamp hanging from above, or standing on the floor. */
function lamp(
  { document, palette, variant }: SceneContext,
  [x, y, size]: readonly [number, number, number],
): string {
  const s = (value: number) => value * size;
  const brass = toHex(oklch(0.25, 0.03, 40));
  const stem =
    variant === 2
      ? line(`M${x} ${y - s(40)}V${HORIZON_PX + 40}`, brass, 7) +
        ellipse([x, HORIZON_PX + 42], [62, 12], brass)
      : line(`M${x} 0V${y - s(95)}`, brass, 4);
  const shade = linear(document, lightOf(palette.accent, 0.6), shadowOf(palette.accent, 1.2), ACROSS);
  return (
    stem +
    fill(
      `M${x - s(84)} ${y}C${x - s(80)} ${y - s(64)} ${x - s(44)} ${y - s(96)} ${x} ${y - s(96)}S${x + s(80)} ${y - s(64)} ${x + s(84)} ${y}Z`,
      shade,
    ) +
    ellipse([x, y], [s(84), s(14)], toHex(oklch(0.96, 0.06, 90))) +
    circle(x, y + s(6), s(20), '#fff8e2')
  );
}

/** Evening: a curtain, a pendant lamp, lights out of focus. */
export function night(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const { glow } = palette;
  const lamps = LAMPS[variant];
  const [lampX, lampY] = lamps[0];
  // Screen, with the hue falling: warm light in plain alpha over blue turns grey.
  const onCurtain = radial(
    document,
    [lampX, lampY + 30, 660],
    [
      [0, glow, 0.62],
      [0.35, tone(glow, -0.2, 1.1, -18), 0.34],
      [1, tone(glow, -0.35, 1.1, -40), 0],
    ],
  );
  const onFloor = radial(
    document,
    [330, HORIZON_PX + 40, 460],
    [
      [0, glow, 0.5],
      [1, glow, 0],
    ],
  );
  let lights = '';
  for (let i = 0; i < 16; i++) {
    const x = 560 + random() * 400;
    const y = 120 + random() * 560;
    const radius = 8 + random() * 22;
    const colour = toHex(i % 3 ? glow : palette.accent);
    lights += circle(x, y, radius, colour, 0.1 + random() * 0.22);
  }
  return {
    back:
      surface(tone(palette.wall, 0.02), tone(palette.wall, -0.05), DOWN) +
      curtain(context) +
      rect([0, 0, CANVAS_WIDTH_PX, HORIZON_PX], onCurtain, 'style="mix-blend-mode:screen"') +
      floor(context) +
      backdrop(onFloor, HORIZON_PX) +
      floorLine(context, 1.4, 1) +
      lamps.map((one) => lamp(context, one)).join('') +
      lights,
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.4, blur: 8, slant: 0.5 },
  };
}
