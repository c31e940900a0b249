import { toHex } from '#colour/convert.ts';
import { darkOf, gleamOf, paleOf, shadowOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { at as itemAt } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, type Node } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { isSatin } from '#draw/tailoring/cloth-variants.ts';
import type { Cloth } from '#garments/cloth.ts';
import { createRandom } from '#random.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { backHem, shadePlane, wrapEdge } from './skirt-planes.ts';
import { coneFaces } from './skirt-print.ts';

/** Edges of the cones across the skirt, how deep each hangs, and the share of the length that valleys rise to. */
interface Cones {
  readonly edges: readonly number[];
  readonly depths: readonly number[];
  readonly tops: readonly number[];
}

const FOUR: Cones = {
  edges: [-1, -0.56, -0.02, 0.46, 1],
  depths: [0.04, 0.075, 0.08, 0.05],
  tops: [0.56, 0.36, 0.47],
};
const FIVE: Cones = {
  edges: [-1, -0.66, -0.22, 0.14, 0.6, 1],
  depths: [0.035, 0.06, 0.075, 0.06, 0.04],
  tops: [0.52, 0.3, 0.44, 0.38],
};
/** No two skirts fall alike. */
const STRAY = 0.1;

/** Cones of a skirt, as uneven as the seed has them. */
function conesOf({ seed, body }: DrawContext, { shape }: SkirtDraft): Cones {
  const random = createRandom(seed + 7);
  random();
  const { edges, depths, tops } = shape === 'gown' ? FIVE : FOUR;
  const stray = (edge: number) => (Math.abs(edge) === 1 ? edge : edge + (random() - 0.5) * STRAY);
  const strayed = {
    edges: edges.map(stray),
    depths: depths.map((depth) => depth * (0.85 + random() * 0.3)),
    tops: tops.map((top) => top + (random() - 0.5) * STRAY),
  };
  if (body.weightSide === 'left') return strayed;
  return {
    edges: strayed.edges.map((edge) => -edge).reverse(),
    depths: strayed.depths.reverse(),
    tops: strayed.tops.reverse(),
  };
}

function lobedHem({ hemAt }: SkirtDraft, { edges, depths }: Cones): Node[] {
  const nodes: Node[] = [corner(hemAt(-1, -0.012))];
  depths.forEach((depth, i) => {
    const [from, to] = [itemAt(edges, i), itemAt(edges, i + 1)];
    nodes.push(
      hemAt(lerp(from, to, 0.22), depth * 0.62),
      hemAt(lerp(from, to, 0.5), depth),
      hemAt(lerp(from, to, 0.78), depth * 0.62),
    );
    nodes.push(i < depths.length - 1 ? hemAt(to, -0.06) : corner(hemAt(1, -0.012)));
  });
  return nodes;
}

/** Flank in shade, core and flank in light of every valley between two cones: it rises to a point, never to the waist. */
function valleys({ on, hemAt }: SkirtDraft, { edges, tops }: Cones) {
  let flanks = '';
  let cores = '';
  let lights = '';
  let tucks = '';
  tops.forEach((top, i) => {
    const u = itemAt(edges, i + 1);
    const left = u - itemAt(edges, i);
    const right = itemAt(edges, i + 2) - u;
    const apexU = u * 0.74 + 0.02;
    const half = (by: number) => on(0.78, lerp(apexU, u, 0.6) + by);
    flanks += path([
      corner(on(top, apexU)),
      half(-left * 0.2),
      corner(hemAt(u - left * 0.42, 0.2)),
      corner(hemAt(u, 0.2)),
      half(-0.008),
      on(lerp(top, 0.78, 0.5), lerp(apexU, u, 0.3)),
    ]);
    cores += path([
      corner(on(top + 0.06, apexU)),
      half(-left * 0.07),
      corner(hemAt(u - left * 0.13, 0.2)),
      corner(hemAt(u + 0.02, 0.2)),
      half(0.004),
    ]);
    lights += path([
      corner(on(top + 0.1, apexU + 0.02)),
      half(0.02),
      corner(hemAt(u + 0.035, 0.2)),
      corner(hemAt(u + right * 0.26, 0.2)),
      half(right * 0.16),
    ]);
    tucks += path([
      hemAt(u - 0.13, 0.012),
      hemAt(u - 0.05, -0.018),
      hemAt(u, -0.05),
      hemAt(u + 0.05, -0.012),
      hemAt(u + 0.1, 0.02),
      hemAt(u, 0.03),
    ]);
  });
  return { flanks, cores, lights, tucks };
}

/** Satin on the bias is drawn across the hip before it falls. */
function hipDrapes({ head }: DrawContext, { on }: SkirtDraft): string[] {
  return [
    brush([on(0.03, 0.9), on(0.12, 0.3), on(0.24, -0.5), on(0.3, -0.95)], 0.045 * head, 'both'),
    brush([on(0.1, 0.95), on(0.22, 0.5), on(0.42, 0)], 0.04 * head, 'both'),
  ];
}

/** The one place, hip and cone below it, where satin catches the light. */
function gleams({ head }: DrawContext, { on }: SkirtDraft): string[] {
  return [
    brush([on(0.08, -0.34), on(0.22, -0.5), on(0.4, -0.46)], 0.085 * head, 'both'),
    brush([on(0.42, -0.4), on(0.7, -0.36), on(0.96, -0.38)], 0.07 * head, 'both'),
  ];
}

/** Soft cones of unequal width: A-line, bias, wrap and gown in cloth that flows. */
export function cones(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const drawn = conesOf(context, skirt);
  const { flanks, cores, lights, tucks } = valleys(skirt, drawn);
  const dark = darkOf(cloth.colour);
  const { body, head } = context;
  const isShiny = isSatin(cloth);
  const isWrapped = skirt.shape === 'wrap' || skirt.shape === 'asymmetric';
  return {
    hem: lobedHem(skirt, drawn),
    shade: [shadePlane(skirt)],
    folds: [
      brush([body.torso(-0.9, 3.3), body.torso(-0.4, 3.42), body.torso(0, 3.38)], 0.025 * head),
      ...(isShiny ? hipDrapes(context, skirt) : []),
    ],
    foldOpacity: isShiny ? 0.24 : 0.15,
    highlights: isShiny ? gleams(context, skirt) : [],
    panels: coneFaces(skirt, drawn.edges),
    seams: isWrapped ? [wrapEdge(skirt)] : [],
    extra:
      fill(flanks, dark, 'fill-opacity=".2"') +
      fill(cores, dark, 'fill-opacity=".3"') +
      (isShiny
        ? fill(lights, gleamOf(cloth.colour), 'fill-opacity=".34"')
        : fill(lights, paleOf(cloth.colour), 'fill-opacity=".24"')),
    underside: backHem(skirt, cloth),
    tucks: fill(tucks, toHex(shadowOf(cloth.colour, 2.1))),
  };
}
