import { darkOf, inkOf, paleOf } from '#colour/tones.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add, clamp, corner, lerp, mix, type Node, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { backHem, shadePlane } from './skirt-planes.ts';
import { apronFaces, pleatFaces } from './skirt-print.ts';

const PANELS = 15;
/** A kilt lies flat in front between these shares of its half width. */
export const APRON = 0.62;
/** Share of a panel that returns under the next one in front; more at the sides, and in a stride. */
const RETURN = 0.3;
const SIDE_RETURN = 0.17;
const STRIDE_RETURN = 0.34;
/** Where a pleat is drawn down its length, and how much of its return is open there. */
const WAYS = [0.05, 0.3, 0.5, 0.75] as const;
const OPEN = [0.35, 0.55, 1, 1, 1] as const;

/** How far the hem of a panel hangs below that of the return beside it, heads from the hem: more would be torn. */
const STEP = { low: 0.014, high: -0.012 } as const;

/** The edge of a panel: panels are equal in angle, so that they narrow towards the sides. */
const edgeOf = (panel: number) => Math.sin(lerp(-Math.PI / 2, Math.PI / 2, panel / PANELS));

/** Knife pleats: panels with a zig-zag hem, each with a dark return that opens to the hem and a light edge; none on an apron. */
export function pleats(cloth: Cloth, skirt: SkirtDraft, front: 'pleated' | 'apron'): SkirtModelling {
  const isFlat = (u: number) => front === 'apron' && Math.abs(u) < APRON;
  const { on, hemAt } = skirt;
  const line = (u: number): Point[] => [
    ...WAYS.map((way) => on(way, way < 0.1 ? u * 0.98 : u)),
    hemAt(u, 0.02),
  ];
  const hem: Node[] = [];
  const returns = { lit: '', shaded: '' };
  const lights = { lit: '', shaded: '' };
  let folds = '';
  for (let panel = 0; panel < PANELS; panel++) {
    const [from, to] = [edgeOf(panel), edgeOf(panel + 1)];
    const share = RETURN + clamp(Math.abs(to) - 0.1) * (skirt.stride === 0 ? SIDE_RETURN : STRIDE_RETURN);
    const fold = lerp(to, from, share);
    if (isFlat(from) && isFlat(to)) {
      hem.push(hemAt(from));
      continue;
    }
    hem.push(
      corner(hemAt(from, panel > 0 ? STEP.low : 0)),
      corner(hemAt(fold, STEP.low)),
      corner(hemAt(fold, STEP.high)),
    );
    const under = line(to);
    const edge = line(fold).map((point, i) => mix(under[i] ?? point, point, OPEN[i] ?? 1));
    const side = to > 0.3 ? 'shaded' : 'lit';
    returns[side] += path([...edge, ...[...under].reverse()]);
    const lit = line(from).map((point, i): Point => add(point, [1 + i * 0.6, 0]));
    lights[side] += polygon([
      ...lit,
      ...lit.map((point, i): Point => add(point, [1.4 + i * 0.9, 0])).reverse(),
    ]);
    folds += path(edge, false);
  }
  hem.push(corner(hemAt(1)));
  const [dark, pale] = [darkOf(cloth.colour), paleOf(cloth.colour)];
  return {
    hem,
    shade: [shadePlane(skirt)],
    extra:
      fill(returns.lit, dark, 'fill-opacity=".28"') +
      fill(returns.shaded, dark, 'fill-opacity=".36"') +
      fill(lights.lit, pale, 'fill-opacity=".34"') +
      fill(lights.shaded, pale, 'fill-opacity=".14"') +
      stroke(folds, inkOf(cloth.colour), 1.1, 'stroke-opacity=".4"'),
    panels: front === 'apron' ? apronFaces(skirt, APRON) : pleatFaces(skirt, PANELS, edgeOf),
    underside: backHem(skirt, cloth),
  };
}
