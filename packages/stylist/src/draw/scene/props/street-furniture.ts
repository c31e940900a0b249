import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { circle, ellipse, line, opacity, radial, rect } from '../paint.ts';

const IRON = oklch(0.33, 0.025, 230);

/** Returns a park bench seen from the front: `x` and `width` of its seat, `y` its feet. */
export function bench(x: number, y: number, width: number, wood: Oklch): string {
  const slats = [-190, -158, -126].map((dy) => rect([x, y + dy, width, 22], toHex(wood)));
  const seat = rect([x - 8, y - 88, width + 16, 18], toHex(lightOf(wood, 0.5)));
  const leg = (lx: number) => line(`M${lx} ${y - 196}L${lx - 6} ${y - 84}L${lx - 2} ${y}`, toHex(IRON), 9);
  return (
    ellipse([x + width / 2 + 26, y], [width / 2 + 30, 9], toHex(IRON), opacity(0.2)) +
    leg(x + 34) +
    leg(x + width - 30) +
    slats.join('') +
    seat +
    rect([x - 8, y - 70, width + 16, 7], toHex(shadowOf(wood, 1.2)))
  );
}

/** Returns a lamp post on an iron foot; `glow` is its light, absent by day. */
export function lampPost(
  document: SvgDocument,
  [x, y, height]: readonly [number, number, number],
  glow?: Oklch,
): string {
  const iron = toHex(IRON);
  const top = y - height;
  const head = `M${x - 26} ${top}L${x - 18} ${top + 62}H${x + 18}L${x + 26} ${top}Z`;
  const roof = `M${x - 34} ${top}Q${x} ${top - 44} ${x + 34} ${top}Z`;
  const halo = glow
    ? circle(
        x,
        top + 30,
        230,
        radial(
          document,
          [x, top + 30, 230],
          [
            [0, glow, 0.62],
            [0.3, glow, 0.26],
            [1, glow, 0],
          ],
        ),
      )
    : '';
  return (
    halo +
    rect([x - 5, top + 62, 10, height - 62], iron) +
    rect([x - 12, y - 90, 24, 90], iron) +
    rect([x - 20, y - 14, 40, 14], iron) +
    fill(head, toHex(glow ?? oklch(0.9, 0.03, 200)), opacity(glow ? 1 : 0.75)) +
    line(`M${x} ${top}V${top + 62}`, iron, 3) +
    fill(roof, iron) +
    circle(x, top - 26, 6, iron)
  );
}

/** Returns small lamps on a sagging wire from (x1, y1) to (x2, y2). */
export function stringLights(
  _document: SvgDocument,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  sag: number,
  glow: Oklch,
): string {
  const wire = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
  const count = Math.max(4, Math.round(Math.abs(x2 - x1) / 62));
  const warm = toHex(glow);
  let lamps = '';
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const u = 1 - t;
    const x = u * u * x1 + 2 * u * t * ((x1 + x2) / 2) + t * t * x2;
    const y = u * u * y1 + 2 * u * t * ((y1 + y2) / 2 + sag * 2) + t * t * y2;
    lamps += circle(x, y + 8, 17, warm, 0.18) + circle(x, y + 8, 6.5, warm);
  }
  return line(wire, toHex(oklch(0.28, 0.03, 280)), 2.4, 0.8) + lamps;
}

/** Returns an iron railing from the left edge to the right, `y` its foot. */
export function railing(y: number, height: number, colour: Oklch): string {
  const iron = toHex(colour);
  let bars = '';
  for (let x = -10; x < 980; x += 46) bars += `M${px(x)} ${y - height}V${y}`;
  return line(bars, iron, 5) + line(`M0 ${y - height}H960`, iron, 13) + line(`M0 ${y - 12}H960`, iron, 8);
}
