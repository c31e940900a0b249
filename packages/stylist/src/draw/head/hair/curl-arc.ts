import { at } from '#draw/kit/at.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import { type Strand, strand } from './hair-lock.ts';

export const FULL_TURN = Math.PI * 2;

/** A small arc of hair about (x, y), `spread` radians between its points. */
export function curlArc(
  x: number,
  y: number,
  start: number,
  radius: number,
  spread: number,
  width: number,
): Strand {
  const point = (angle: number): Node => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  return strand([point(start), point(start + spread), point(start + spread * 2)], width, 'curl');
}

/** The line with `perSpan` bumps of `height` heads in every span, away from the head. */
export function bumped(line: readonly Node[], height: number, random: () => number, perSpan = 2): Node[] {
  const bumps: Node[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const from = at(line, i);
    const to = at(line, i + 1);
    for (let j = 0; j < perSpan; j++) {
      const x = lerp(from[0], to[0], j / perSpan);
      const y = lerp(from[1], to[1], j / perSpan);
      const reach = Math.hypot(x, y - 0.1);
      const rise = (j % 2 ? height : -height * 0.4) * (0.7 + random());
      bumps.push([x + (x / reach) * rise, y + ((y - 0.1) / reach) * rise]);
    }
  }
  return bumps;
}
