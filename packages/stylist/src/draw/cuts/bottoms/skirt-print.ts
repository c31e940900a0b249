import type { PrintPanel } from '#draw/cloth/piece-options.ts';
import { at as itemAt } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { angleDegrees, clamp, corner, lerp, type Point, rotate, sub } from '#draw/kit/point.ts';
import type { SkirtDraft } from './skirt-draft.ts';

/** Share of a cone that faces the light, and how much of its width the print keeps where it turns away. */
const FACING = 0.56;
const TURNED_AWAY = 0.78;
/** Panels lie a little over each other, so that no ground shows between them. */
const OVERLAP = 0.004;
/** Beyond the silhouette, which bulges between the places a panel is drawn at. */
const BEYOND = 0.2;
const PLEATS_A_PANEL = 2;
const COLUMN_TURNS_AT = 0.62;
/** The share of the length at which the print runs on from panel to panel without a break. */
const JOINED_AT = 0.78;

/** A stretch of the skirt up to a place across it, and how far it turns from the eye: 1 faces it. */
interface Face {
  readonly to: number;
  readonly squeeze: number;
}

/** Where a point lies in a panel's print, and the origin that puts a place of the print there. */
const printAt = (point: Point, { origin, angle, squeeze = 1 }: PrintPanel): Point => {
  const [x, y] = rotate(sub(point, origin), (-angle * Math.PI) / 180);
  return [x / squeeze, y];
};
function originFor(point: Point, [x, y]: Point, angle: number, squeeze: number): Point {
  return sub(point, rotate([x * squeeze, y], (angle * Math.PI) / 180));
}

function panelShape({ at, rise, heights, hemAt }: SkirtDraft, from: number, to: number): string {
  const [, ...below] = heights;
  const line = (u: number): Point[] => [at(rise - 0.05, u), ...below.map((v) => at(v, u)), hemAt(u, 0.3)];
  const cornered = (points: Point[]) =>
    points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
  return path([...cornered(line(from)), ...cornered(line(to).reverse())]);
}

/** Panels from the left edge on: the print goes on from one to the next, and only turns and narrows with the cloth. */
function joinedPanels(skirt: SkirtDraft, faces: readonly Face[]): PrintPanel[] {
  const { at, on, rise, hem } = skirt;
  const panels: PrintPanel[] = [];
  let from = -1;
  for (const { to, squeeze } of faces) {
    const middle = (from + to) / 2;
    const angle = angleDegrees(at(lerp(rise, hem, 0.35), middle), at(hem, middle)) - 90;
    const before = panels.at(-1);
    const seam = on(JOINED_AT, from);
    const origin = before ? originFor(seam, printAt(seam, before), angle, squeeze) : at(rise, -1);
    const d = panelShape(skirt, from === -1 ? -1 - BEYOND : from, to >= 1 ? 1 + BEYOND : to + OVERLAP);
    panels.push({ d, angle, origin, squeeze });
    from = to;
  }
  return panels;
}

/** Cones between these edges: each has a face turned to the light, and one that turns away. */
export function coneFaces(skirt: SkirtDraft, edges: readonly number[]): PrintPanel[] {
  const faces = edges.slice(1).flatMap((to, i): Face[] => [
    { to: lerp(itemAt(edges, i), to, FACING), squeeze: 1 },
    { to, squeeze: TURNED_AWAY },
  ]);
  return joinedPanels(skirt, faces);
}

/** Knife pleats, a few to a panel: bars across run on, as a kiltmaker lays them; the print narrows to the sides. */
export function pleatFaces(
  skirt: SkirtDraft,
  pleats: number,
  edgeOf: (pleat: number) => number,
): PrintPanel[] {
  const faces: Face[] = [];
  for (let pleat = 0; pleat < pleats; pleat += PLEATS_A_PANEL) {
    const next = Math.min(pleats, pleat + PLEATS_A_PANEL);
    const to = edgeOf(next);
    const share = ((to - edgeOf(pleat)) * pleats) / ((next - pleat) * Math.PI);
    faces.push({ to, squeeze: clamp(share, 0.5, 1) });
  }
  return joinedPanels(skirt, faces);
}

/** The apron of a kilt shows its sett undisturbed; the pleats beside it narrow to the sides. */
export function apronFaces(skirt: SkirtDraft, apron: number): PrintPanel[] {
  const side = lerp(apron, 1, 0.55);
  return joinedPanels(skirt, [
    { to: -side, squeeze: 0.6 },
    { to: -apron, squeeze: 0.8 },
    { to: apron, squeeze: 1 },
    { to: side, squeeze: 0.8 },
    { to: 1, squeeze: 0.6 },
  ]);
}

/** Returns a close skirt turns away at its sides only. */
export function columnFaces(skirt: SkirtDraft): PrintPanel[] {
  return joinedPanels(skirt, [
    { to: -COLUMN_TURNS_AT, squeeze: 0.84 },
    { to: COLUMN_TURNS_AT, squeeze: 1 },
    { to: 1, squeeze: 0.84 },
  ]);
}
