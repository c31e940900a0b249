import type { PrintPanel } from '#draw/cloth/piece-options.ts';
import { path } from '#draw/kit/curve.ts';
import { angleDegrees, corner, lerp, type Point } from '#draw/kit/point.ts';
import type { SkirtDraft } from './skirt-draft.ts';

/** A stretch of the skirt between two places across it, and how far it turns from the eye. */
interface Face {
  readonly from: number;
  readonly to: number;
  /** 1 faces the eye. */
  readonly squeeze: number;
  /** Heads by which its print is displaced down the skirt. */
  readonly drop: number;
}

function panelOf({ at, rise, hem, hemAt }: SkirtDraft, { from, to, squeeze, drop }: Face): PrintPanel {
  const line = (u: number): Point[] => [
    at(rise - 0.05, u),
    at(3.5, u),
    at(lerp(3.85, hem, 0.4), u),
    at(lerp(3.85, hem, 0.75), u),
    hemAt(u, 0.3),
  ];
  const [left, right] = [line(from), line(to)];
  const cornered = (points: Point[]) =>
    points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
  const middle = (from + to) / 2;
  return {
    d: path([...cornered(left), ...cornered(right.reverse())]),
    angle: angleDegrees(at(lerp(rise, hem, 0.35), middle), at(hem, middle)) - 90,
    // One origin for all: the print goes on from panel to panel, and only turns with the cloth.
    origin: at(rise + drop, 0),
    squeeze,
  };
}

/** Flutes: each has a face turned to the light, and one that turns away and hangs a little lower. */
export function fluteFaces(skirt: SkirtDraft, flutes: number): PrintPanel[] {
  return Array.from({ length: flutes * 2 }, (_, i) => {
    const isAway = i % 2 === 1;
    return panelOf(skirt, {
      from: -1.06 + (2.12 * i) / (flutes * 2),
      to: -1.06 + (2.12 * (i + 1)) / (flutes * 2) + 0.004,
      squeeze: isAway ? 0.72 : 1,
      drop: isAway ? 0.05 : 0,
    });
  });
}

/** Returns knife pleats: bars across run on, as a kiltmaker lays them; the print narrows where the cloth returns. */
export function pleatFaces(skirt: SkirtDraft, pleats: number, face: number): PrintPanel[] {
  return Array.from({ length: pleats }, (_, i) => {
    const from = -1 + (2 * i) / pleats;
    const to = -1 + (2 * (i + 1)) / pleats;
    const fold = lerp(from, to, face);
    return [
      panelOf(skirt, { from: i === 0 ? -1.1 : from, to: fold, squeeze: 1, drop: 0 }),
      panelOf(skirt, { from: fold, to: i === pleats - 1 ? 1.1 : to + 0.004, squeeze: 0.7, drop: 0.012 }),
    ];
  }).flat();
}

/** Returns a close skirt turns away at its sides only. */
export function columnFaces(skirt: SkirtDraft): PrintPanel[] {
  const edges = [-1.1, -0.62, 0.62, 1.1] as const;
  return [0, 1, 2].map((i) =>
    panelOf(skirt, {
      from: edges[i] ?? 0,
      to: (edges[i + 1] ?? 0) + 0.004,
      squeeze: i === 1 ? 1 : 0.84,
      drop: i === 1 ? 0 : 0.015,
    }),
  );
}
