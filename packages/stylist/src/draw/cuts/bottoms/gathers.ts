import { toHex } from '#colour/convert.ts';
import { darkOf, paleOf, shadowOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { at as itemAt } from '#draw/kit/at.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { corner, lerp, type Node, type Point } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import { createRandom } from '#random.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { backHem, shadePlane } from './skirt-planes.ts';
import { coneFaces } from './skirt-print.ts';

const LOBES = 9;
const GATHERS = 34;
/** Where tiers are sewn on, as shares of the length. */
const TIERS = [0.4, 0.7] as const;

type Random = () => number;

/** Places across the skirt at equal angles round it, a little astray. */
function roundIt(count: number, reach: number, random: Random): number[] {
  return Array.from({ length: count }, (_, i) => Math.sin(lerp(-reach, reach, (i + random() * 0.7) / count)));
}

/** Short strokes that fall from a band or a seam, all in one path. */
function shortGathers(
  { head }: DrawContext,
  { on }: SkirtDraft,
  from: number,
  reach: number,
  random: Random,
) {
  return roundIt(GATHERS, 1.45, random)
    .map((u) => {
      const length = (0.05 + random() ** 2 * 0.3) * reach;
      const half = (0.012 + random() * 0.012) * head;
      const [x, y] = on(from, u);
      const tip = on(from + length, u * 1.02 + (random() - 0.5) * 0.05);
      return polygon([[x - half, y], [x + half, y], tip]);
    })
    .join('');
}

interface Valley {
  readonly u: number;
  readonly width: number;
  readonly top: number;
}

function hemOf({ hemAt }: SkirtDraft, edges: readonly number[], random: Random): Node[] {
  const nodes: Node[] = [corner(hemAt(-1))];
  for (let i = 0; i < LOBES; i++) {
    const [from, to] = [itemAt(edges, i), itemAt(edges, i + 1)];
    const drop = 0.02 + random() * 0.03;
    nodes.push(hemAt(lerp(from, to, 0.3), drop), hemAt(lerp(from, to, 0.62), drop * 1.1));
    nodes.push(i < LOBES - 1 ? hemAt(to, -0.026 - random() * 0.018) : corner(hemAt(1)));
  }
  return nodes;
}

function valleyShapes({ on, hemAt }: SkirtDraft, valleys: readonly Valley[]) {
  const joined = (draw: (valley: Valley) => string) => valleys.map(draw).join('');
  return {
    shades: joined(({ u, width, top }) =>
      path([
        corner(on(top, u * 0.9)),
        on(0.8, u * 0.97 - width * 0.13),
        corner(hemAt(u - width * 0.3, 0.2)),
        corner(hemAt(u + 0.01, 0.2)),
        on(0.8, u * 0.97),
      ]),
    ),
    lights: joined(({ u, width, top }) =>
      path([
        corner(on(top + 0.08, u * 0.9 + 0.02)),
        on(0.85, u + width * 0.1),
        corner(hemAt(u + width * 0.2, 0.2)),
        corner(hemAt(u + 0.03, 0.2)),
      ]),
    ),
    tucks: joined(({ u }) =>
      path([hemAt(u - 0.05, 0.012), hemAt(u, -0.03), hemAt(u + 0.045, 0.012), hemAt(u, 0.016)]),
    ),
  };
}

/** The seams of a tiered skirt. */
function tierSeams({ on }: SkirtDraft): string[] {
  const across = [-1.02, -0.5, 0, 0.5, 1.02] as const;
  return TIERS.map((way) =>
    path(
      across.map((u): Point => on(way, u)),
      false,
    ),
  );
}

/** Cloth gathered into its band, and into each of its tiers: many shallow, uneven folds. */
export function gathers(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const random = createRandom(context.seed + 31);
  random();
  const inner = Array.from({ length: LOBES - 1 }, (_, i) =>
    Math.sin(lerp(-1.5, 1.5, (i + 1 + (random() - 0.5) * 0.5) / LOBES)),
  );
  const edges = [-1, ...inner, 1];
  const isTiered = skirt.shape === 'tiered';
  const valleys = inner.map((u, i): Valley => {
    const free = isTiered ? TIERS[1] + 0.03 : 0.3;
    return { u, width: u - itemAt(edges, i), top: lerp(free, isTiered ? 0.86 : 0.68, random()) };
  });
  const { shades, lights, tucks } = valleyShapes(skirt, valleys);
  const seams = [0.035, ...(isTiered ? TIERS : [])];
  const short = seams.map((way) => shortGathers(context, skirt, way, isTiered ? 0.6 : 1, random)).join('');
  const dark = darkOf(cloth.colour);
  return {
    hem: hemOf(skirt, edges, random),
    shade: [shadePlane(skirt)],
    panels: coneFaces(skirt, [-1, itemAt(edges, 2), itemAt(edges, 4), itemAt(edges, 6), 1]),
    seams: isTiered ? tierSeams(skirt) : [],
    extra:
      fill(shades, dark, 'fill-opacity=".26"') +
      fill(lights, paleOf(cloth.colour), 'fill-opacity=".2"') +
      fill(short, dark, 'fill-opacity=".34"'),
    underside: backHem(skirt, cloth),
    tucks: fill(tucks, toHex(shadowOf(cloth.colour, 2))),
  };
}
