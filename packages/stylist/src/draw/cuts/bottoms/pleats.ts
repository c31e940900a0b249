import { darkOf, inkOf, paleOf } from '#colour/tones.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, corner, lerp, type Node, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { pleatFaces } from './skirt-print.ts';

const PANELS = 13;
/** Share of a panel after which the cloth returns under the next one. */
const RETURN = 0.62;

const edgeOf = (panel: number) => -1 + (2 * panel) / PANELS;

/** Knife pleats: panels with a zig-zag hem, each with a dark return and a light edge. */
export function pleats(cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const { at, hemAt, hem, rise } = skirt;
  const dark = darkOf(cloth.colour);
  const pale = paleOf(cloth.colour);
  const ink = inkOf(cloth.colour);
  const line = (u: number): Point[] => [
    at(rise + 0.1, u * 0.98),
    at(3.5, u),
    at(4.4, u),
    at(lerp(4.4, hem, 0.5), u),
    hemAt(u, 0.03),
  ];
  const zigzag: Point[] = [];
  let extra = '';
  for (let panel = 0; panel < PANELS; panel++) {
    const from = edgeOf(panel);
    const to = edgeOf(panel + 1);
    zigzag.push(hemAt(from, panel % 2 ? 0.03 : -0.012));
    zigzag.push(hemAt(lerp(from, to, RETURN), 0.032), hemAt(lerp(from, to, RETURN + 0.02), -0.004));
    const fold = line(lerp(from, to, RETURN));
    const depth = (0.16 + 0.1 * clamp((from + 1) / 2)).toFixed(2);
    const litEdge: Node[] = line(from).map((p, i) => [p[0] + 2 + i * 1.2, p[1]]);
    extra +=
      fill(path([...fold, ...line(to).reverse()]), dark, `fill-opacity="${depth}"`) +
      stroke(path(fold, false), ink, 1.3, 'stroke-opacity=".5"') +
      fill(brush(litEdge, 6, 'in'), pale, 'fill-opacity=".30"');
  }
  zigzag.push(hemAt(1, 0.03));
  return { hem: zigzag.map(corner), extra, panels: pleatFaces(skirt, PANELS, RETURN) };
}
