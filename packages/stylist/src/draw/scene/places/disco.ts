import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { at } from '#draw/kit/at.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { backdrop, circle, ellipse, line, linear, opacity, radial, rect, surface } from '../paint.ts';
import { floor } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Mirror balls; dots of light are swept about the first. */
const BALLS: readonly (readonly [Ball, ...Ball[]])[] = [
  [{ x: 730, y: 150, radius: 98 }],
  [{ x: 216, y: 190, radius: 112 }],
  [
    { x: 760, y: 230, radius: 82 },
    { x: 196, y: 130, radius: 60 },
    { x: 880, y: 90, radius: 44 },
  ],
];
const RINGS = 11;
const DEGREES = 180 / Math.PI;

/** Dots of light swept round the room in rings about the ball. */
function sweptDots({ palette, random }: SceneContext, ball: Ball): string {
  let dots = '';
  for (let ring = 0; ring < RINGS; ring++) {
    const reach = 150 + ring * 92;
    const count = 10 + ring * 4;
    const size = 7 + ring * 1.2;
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ring % 2) * 0.5) / count) * Math.PI * 2 + ring * 0.13;
      const x = ball.x + Math.cos(angle) * reach * 1.05;
      const y = ball.y + Math.sin(angle) * reach;
      if (x < -20 || x > 980 || y > HORIZON_PX - 6 || y < -20) continue;
      const colour = toHex(i % 5 === 0 ? palette.accent : palette.glow);
      const turn = `transform="rotate(${px(angle * DEGREES + 90)} ${px(x)} ${px(y)})"`;
      dots += ellipse(
        [x, y],
        [size * 1.1, size * 0.72],
        colour,
        `${turn} ${opacity(0.16 + random() * 0.34)}`,
      );
    }
  }
  return dots;
}

function facetColour({ palette }: SceneContext, pick: number): string {
  if (pick < 0.18) return toHex(oklch(0.98, 0.02, 90));
  if (pick < 0.45) return toHex(palette.glow);
  if (pick < 0.7) return toHex(palette.accent);
  return toHex(tone(palette.wall, 0.15));
}

function mirrorBall(context: SceneContext, { x, y, radius }: Ball): string {
  const { document, palette, random } = context;
  const halo = radial(
    document,
    [x, y, radius + 60],
    [
      [0, palette.glow, 0.5],
      [1, palette.glow, 0],
    ],
  );
  let facets = '';
  for (let row = -6; row <= 6; row++) {
    const rowY = y + (row * radius) / 7 + 6;
    const half = Math.sqrt(Math.max(0, radius * radius - (rowY - y) ** 2));
    const count = Math.max(4, Math.round(half / 8));
    for (let i = 0; i < count; i++) {
      const left = px(x - half * Math.cos((Math.PI * i) / count) + 1);
      const right = px(x - half * Math.cos((Math.PI * (i + 1)) / count) - 1);
      const d = `M${left} ${px(rowY - 6)}H${right}V${px(rowY + 5)}H${left}Z`;
      const colour = facetColour(context, random());
      facets += fill(d, colour, opacity(0.35 + random() * 0.6));
    }
  }
  return (
    line(`M${x} 0V${y - radius}`, toHex(palette.glow), 3, 0.6) +
    circle(x, y, radius + 60, halo) +
    circle(x, y, radius, linear(document, lightOf(palette.motif, 2), shadowOf(palette.wall, 0.4))) +
    facets
  );
}

function confetti({ palette, random, beside }: SceneContext): string {
  let content = '';
  for (let i = 0; i < 60; i++) {
    const y = random() * CANVAS_HEIGHT_PX;
    const x = beside(random() * CANVAS_WIDTH_PX, y);
    const width = 4 + random() * 6;
    const height = 2.5 + random() * 3;
    const turn = `transform="rotate(${px(random() * 180)} ${px(x)} ${px(y)})"`;
    const colour = toHex(i % 2 ? palette.glow : palette.accent);
    content += rect([x, y, width, height], colour, `${turn} ${opacity(0.4 + random() * 0.5)}`);
  }
  return content;
}

/** A dance floor: a mirror ball, swept dots, confetti. */
export function disco(context: SceneContext): ScenePainting {
  const { document, palette } = context;
  const { wall, motif } = palette;
  const balls = at(BALLS, context.variant);
  const haze = radial(
    document,
    [480, 420, 680],
    [
      [0, motif, 0.85],
      [0.6, motif, 0.28],
      [1, motif, 0],
    ],
  );
  const pool = radial(
    document,
    [480, HORIZON_PX + 60, 470],
    [
      [0, motif, 0.7],
      [1, motif, 0],
    ],
  );
  const back =
    surface(tone(wall, 0.03), tone(wall, -0.06)) +
    backdrop(haze) +
    sweptDots(context, at(balls, 0)) +
    floor(context) +
    backdrop(pool, HORIZON_PX) +
    balls.map((ball) => mirrorBall(context, ball)).join('');
  return {
    back,
    front: confetti(context),
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.36, blur: 9, slant: 0.3 },
  };
}
