import type { Point } from '../kit/point.ts';
import { px } from '../kit/px.ts';

/** Returns a filled circle: buttons, rivets, beads. `radius` in px, `extra` further attributes as written in SVG. */
export function dot(centre: Point, radius: number, colour: string, extra = ''): string {
  return `<circle cx="${px(centre[0])}" cy="${px(centre[1])}" r="${px(radius)}" fill="${colour}"${extra === '' ? '' : ` ${extra}`}/>`;
}
