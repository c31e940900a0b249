import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { polygon } from '#draw/kit/curve.ts';
import type { Point } from '#draw/kit/point.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { DIAGONAL, linear, opacity, rect } from '#draw/scene/paint.ts';

/** The wall the headline stands on. */
export const WALL = oklch(0.875, 0.058, 70);
export const FLOOR = oklch(0.77, 0.08, 52);
export const GLOW = oklch(0.97, 0.055, 94);
export const SHADE = oklch(0.34, 0.09, 335);
export const TERRACOTTA = oklch(0.6, 0.115, 38);
export const TEAL = oklch(0.5, 0.07, 205);

const SKIRTING_PX = 26;
const REVEAL_PX = 54;
const SURROUND_PX = 22;

export interface Arch {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly colour: Oklch;
}

/** A sunlit courtyard with arches; all px. */
export interface Courtyard {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly arches: readonly Arch[];
  /** Panes of window light on the wall, as path data. */
  readonly panes: string;
  /** Fields of light on the floor: the x of each one's four corners, from the upper left clockwise. */
  readonly floorLight: readonly (readonly [number, number, number, number])[];
}

function archPath({ x, width, top }: Omit<Arch, 'colour'>, horizon: number): string {
  const r = width / 2;
  return `M${x} ${horizon}V${top + r}A${r} ${r} 0 0 1 ${x + width} ${top + r}V${horizon}Z`;
}

/** The thickness of the wall, seen in shadow inside the arch. */
function revealPath({ x, width, top }: Arch, horizon: number): string {
  const r = width / 2;
  const inner = r - REVEAL_PX * 0.2;
  return `M${x} ${horizon}V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top}A${inner} ${inner} 0 0 0 ${x + REVEAL_PX} ${top + r}V${horizon}Z`;
}

function drawArch(document: SvgDocument, arch: Arch, horizon: number): string {
  const { x, width, top, colour } = arch;
  const surround = { x: x - SURROUND_PX, width: width + 2 * SURROUND_PX, top: top - SURROUND_PX };
  const inside = linear(document, lightOf(colour, 0.35), shadowOf(colour, 0.55), [0, 0, 0.6, 1]);
  return (
    fill(archPath(surround, horizon), toHex(lightOf(WALL, 0.5)), opacity(0.8)) +
    fill(archPath(arch, horizon), inside) +
    fill(revealPath(arch, horizon), toHex(shadowOf(colour, 1.4)), opacity(0.6))
  );
}

/** The skirting board between the arches. */
function drawSkirting({ arches, width, horizon }: Courtyard): string {
  const colour = toHex(tone(WALL, 0.03));
  const starts = [0, ...arches.map((arch) => arch.x + arch.width)];
  const ends = [...arches.map((arch) => arch.x), width];
  return starts
    .map((start, i) => [start, Math.min(ends[i] ?? width, width)] as const)
    .filter(([start, end]) => end > start)
    .map(([start, end]) => rect([start, horizon - SKIRTING_PX, end - start, SKIRTING_PX], colour))
    .join('');
}

export function drawCourtyard(document: SvgDocument, court: Courtyard): string {
  const { width, height, horizon } = court;
  const floorLight = court.floorLight.map(([a, b, c, d]) => {
    const corners: Point[] = [
      [a, horizon],
      [b, horizon],
      [c, height],
      [d, height],
    ];
    return fill(polygon(corners), toHex(GLOW), opacity(0.2));
  });
  return [
    rect([0, 0, width, height], linear(document, tone(WALL, 0.035), tone(WALL, -0.045), DIAGONAL)),
    fill(court.panes, toHex(GLOW), opacity(0.3)),
    ...court.arches.map((arch) => drawArch(document, arch, horizon)),
    rect(
      [0, horizon, width, height - horizon],
      linear(document, tone(FLOOR, -0.02), tone(FLOOR, 0.03), [0, 0, 0, 1]),
    ),
    drawSkirting(court),
    rect([0, horizon - 3, width, 6], toHex(shadowOf(FLOOR, 1.2)), opacity(0.5)),
    ...floorLight,
  ].join('');
}
