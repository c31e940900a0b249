import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect, surface } from '../paint.ts';
import { besideHead, OUTDOOR_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const WATER_TOP = 700;
const QUAY_TOP = 980;

/** A moored boat in the fog: hull, mast, stays; farther boats take on the fog's colour. */
function boat(x: number, y: number, size: number, hull: Oklch, trim: Oklch): string {
  const s = (value: number) => value * size;
  const body = path([
    corner([x - s(150), y - s(46)]),
    corner([x + s(160), y - s(58)]),
    [x + s(120), y],
    corner([x + s(70), y + s(10)]),
    corner([x - s(110), y + s(10)]),
    [x - s(136), y - s(10)],
  ]);
  const rig = `M${x} ${y - s(46)}V${y - s(430)}M${x} ${y - s(420)}L${x + s(150)} ${y - s(58)}M${x} ${y - s(420)}L${x - s(144)} ${y - s(46)}M${x} ${y - s(120)}L${x + s(110)} ${y - s(112)}`;
  return (
    line(rig, toHex(shadowOf(hull, 0.8)), Math.max(1.4, 3.2 * size), 0.85) +
    fill(`M${x - s(60)} ${y - s(50)}v${-s(44)}h${s(104)}v${s(42)}z`, toHex(lightOf(hull, 1))) +
    fill(body, toHex(hull)) +
    fill(
      `M${x - s(150)} ${y - s(46)}L${x + s(160)} ${y - s(58)}l${-s(10)} ${s(16)}L${x - s(144)} ${y - s(30)}z`,
      toHex(trim),
    ) +
    ellipse([x, y + s(14)], [s(150), s(7)], toHex(shadowOf(hull, 1)), opacity(0.25))
  );
}

function gull(x: number, y: number, size: number): string {
  const s = (value: number) => value * size;
  return `M${x - s(26)} ${y - s(6)}q${s(14)} ${-s(12)} ${s(26)} ${s(6)}q${s(12)} ${-s(18)} ${s(26)} ${-s(6)}`;
}

function bollard({ document, palette }: SceneContext, x: number): string {
  const iron = oklch(0.36, 0.03, 250);
  const rope = toHex(oklch(0.76, 0.06, 78));
  return (
    ellipse([x + 40, 1150], [104, 13], toHex(shadowOf(palette.floor, 1.4)), opacity(0.4)) +
    fill(`M${x - 44} 1150L${x - 34} 1046h68L${x + 44} 1150Z`, linear(document, lightOf(iron, 0.9), iron)) +
    ellipse([x, 1044], [58, 19], toHex(iron)) +
    ellipse([x - 4, 1039], [52, 15], toHex(lightOf(iron, 0.9))) +
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${x - 40} ${1086 + i * 15}q40 20 80 0" fill="none" stroke="${rope}" stroke-width="11"/>`,
      )
      .join('')
  );
}

function lighthouse({ document }: SceneContext, x: number, fog: Oklch): string {
  const white = tone(fog, 0.07, 0.5);
  const red = oklch(0.66, 0.09, 28);
  return (
    fill(
      `M${x - 130} ${WATER_TOP + 10}Q${x - 20} ${WATER_TOP - 50} ${x + 140} ${WATER_TOP + 10}Z`,
      toHex(tone(fog, -0.13)),
    ) +
    fill(
      `M${x - 32} ${WATER_TOP - 24}L${x - 21} 430h42L${x + 32} ${WATER_TOP - 24}Z`,
      linear(document, white, shadowOf(white, 1)),
    ) +
    fill(
      `M${x - 29} 620L${x - 26} 560h52L${x + 29} 620ZM${x - 23.5} 500l2.500 -50h42l2.500 50z`,
      toHex(red),
    ) +
    rect([x - 17, 392, 34, 38], toHex(oklch(0.9, 0.08, 90))) +
    fill(`M${x - 26} 394Q${x} 356 ${x + 26} 394Z`, toHex(shadowOf(red, 0.6))) +
    rect([x - 30, 428, 60, 7], toHex(shadowOf(red, 1)))
  );
}

/** A ferry lying off, a long white house on the water. */
function ferry({ palette }: SceneContext): string {
  const white = tone(palette.wall, 0.09, 0.5);
  const windows = Array.from({ length: 9 }, (_, i) => `M${654 + i * 34} 640h18v14h-18z`).join('');
  return (
    fill('M590 668H1000V760H640Q606 730 590 668Z', toHex(oklch(0.48, 0.07, 240))) +
    fill('M630 612H1000V668H610Z', toHex(white)) +
    fill('M690 566H1000V612H676Z', toHex(tone(white, -0.03))) +
    fill('M800 486h64v80h-72z', toHex(palette.accent)) +
    fill(windows, toHex(oklch(0.55, 0.05, 230)))
  );
}

/** A harbour in fog: water without a far shore, masts, a quay of stone. */
export function harbour(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const { wall, floor, accent, motif } = palette;
  const far = tone(wall, -0.07);
  const near = tone(motif, 0);
  const gulls = [0, 1, 2]
    .map((i) => gull(150 + i * 70 + (variant === 1 ? 560 : 0), 250 + ((i * 53) % 90), 0.8 + i * 0.2))
    .join('');
  const set = [
    () =>
      boat(180, 742, 0.6, far, tone(far, 0.05)) +
      boat(420, 730, 0.42, tone(wall, -0.05), wall) +
      boat(806, 850, 1.15, near, accent),
    () =>
      lighthouse(context, 170, wall) + boat(640, 726, 0.36, far, wall) + boat(850, 800, 0.8, near, accent),
    () => ferry(context) + boat(130, 846, 1.05, near, accent),
  ][variant];
  const ripples = Array.from({ length: 22 }, () => {
    const y = WATER_TOP + 12 + random() * 250;
    return `M${Math.round(random() * 920)} ${Math.round(y)}h${Math.round(26 + random() * 70)}`;
  }).join('');
  const joints = Array.from(
    { length: 9 },
    (_, i) => `M${480 + (i - 4) * 150} ${QUAY_TOP + 26}L${480 + (i - 4) * 230} ${CANVAS_HEIGHT_PX}`,
  ).join('');
  const bank = rect(
    [0, WATER_TOP - 240, CANVAS_WIDTH_PX, 330],
    linear(document, wall, tone(wall, 0.07, 0.6), DOWN),
    opacity(0.3),
  );
  return {
    back:
      surface(tone(wall, -0.03), tone(wall, 0.055, 0.7), DOWN) +
      circle(besideHead(context, 660, 300), 300, 96, toHex(palette.glow), 0.6) +
      line(gulls, toHex(tone(wall, -0.28)), 4.4, 0.8) +
      rect(
        [0, WATER_TOP, CANVAS_WIDTH_PX, QUAY_TOP - WATER_TOP],
        linear(document, tone(wall, 0.02), tone(wall, -0.1), DOWN),
      ) +
      line(ripples, toHex(tone(wall, 0.09, 0.5)), 3, 0.5) +
      bank +
      (set?.() ?? '') +
      rect([0, QUAY_TOP - 18, CANVAS_WIDTH_PX, 24], toHex(lightOf(floor, 0.7))) +
      rect([0, QUAY_TOP + 4, CANVAS_WIDTH_PX, 10], toHex(shadowOf(floor, 1.2)), opacity(0.6)) +
      surface(tone(floor, -0.02), tone(floor, 0.03), DOWN, QUAY_TOP + 10) +
      line(
        `${joints}M0 ${QUAY_TOP + 92}H960M0 ${QUAY_TOP + 190}H960`,
        toHex(shadowOf(floor, 0.9)),
        2.4,
        0.4,
      ) +
      bollard(context, context.apart(variant === 2 ? 830 : 120)),
    front: '',
    horizonPx: QUAY_TOP + 10,
    shadow: { ...OUTDOOR_SHADOW, opacity: 0.2, blur: 5.5, flatten: 0.1 },
  };
}
