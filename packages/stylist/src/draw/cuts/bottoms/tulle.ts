import { toHex } from '#colour/convert.ts';
import { darkOf, paleOf, shadowOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add, corner, lerp, type Node, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import { createRandom } from '#random.ts';
import type { SkirtDraft } from './skirt-draft.ts';

/** The slip under the tulle: how wide beside it, and how far down it reaches of the length. */
const SLIP_WIDTH = 0.84;
const SLIP_TO = 0.62;
/** Layers from the innermost: how much wider each stands, where its hem ends (heads), how dense it is. */
const LAYERS = [
  { wider: -0.02, drop: -0.24, opacity: 0.5 },
  { wider: 0.025, drop: -0.12, opacity: 0.42 },
  { wider: 0.06, drop: -0.01, opacity: 0.32 },
] as const;
const HEM_STEPS = 13;
const RAYS = 20;
const GATHERS = 26;
const SIDE_WAYS = [0.1, 0.22, 0.36, 0.55, 0.75, 0.9] as const;

function slip(context: DrawContext, cloth: Cloth, { on }: SkirtDraft): string {
  const side = (u: number): Node[] => [0.02, 0.15, 0.3, 0.45].map((way) => on(way, u * SLIP_WIDTH));
  const outline = path([
    ...side(-1),
    corner(on(SLIP_TO, -SLIP_WIDTH)),
    on(SLIP_TO + 0.02, 0),
    corner(on(SLIP_TO, SLIP_WIDTH)),
    ...side(1).reverse(),
  ]);
  return piece(
    context,
    outline,
    { name: 'plain', colour: shadowOf(cloth.colour, 0.35) },
    {
      edge: 0,
      form: { from: on(0.4, -1), to: on(0.4, 1) },
    },
  );
}

/** Thin rays that run down the layer, the lit ones and the shaded ones each in one path. */
function rays({ head }: DrawContext, { on }: SkirtDraft, random: () => number) {
  const drawn = { pale: '', dark: '' };
  for (let i = 0; i < RAYS; i++) {
    const u = Math.sin(lerp(-1.5, 1.5, (i + random()) / RAYS));
    const half = (0.008 + random() * 0.02) * head;
    const top = on(0.06 + random() * 0.1, u * 0.97);
    const middle = on(0.45, u + (random() - 0.5) * 0.03);
    const end = on(0.96, u * 1.02);
    const beside = (point: Point, by: number): Point => [point[0] + by, point[1]];
    drawn[random() > 0.45 ? 'pale' : 'dark'] += polygon([
      top,
      beside(middle, half * 0.6),
      beside(end, half),
      beside(end, -half),
      beside(middle, -half * 0.6),
    ]);
  }
  return drawn;
}

/** Tulle: translucent layers over a slip, each with its own wavy hem, clear at the edge and dense where they meet. */
export function drawTulle(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): string {
  const { document, head, seed } = context;
  const { on, hemAt, at, rise } = skirt;
  const random = createRandom(seed + 41);
  random();
  const [dark, pale] = [darkOf(cloth.colour), paleOf(cloth.colour)];
  const layers = LAYERS.map(({ wider, drop, opacity }, index) => {
    const widened = (u: number, way: number) => u * (1 + wider * way);
    const hem = Array.from({ length: HEM_STEPS + 1 }, (_, i): Point => {
      const u = -1 + (2 * i) / HEM_STEPS;
      const wave = (i % 2 ? 0.035 : -0.03) + (random() - 0.5) * 0.03;
      return hemAt(widened(u, 1), drop + (i === 0 || i === HEM_STEPS ? 0 : wave));
    });
    const side = (u: -1 | 1): Point[] => SIDE_WAYS.map((way) => on(way, widened(u, way)));
    const d = path([
      corner(at(rise, -1)),
      ...side(-1),
      ...hem,
      ...side(1).reverse(),
      corner(at(rise, 1)),
      add(at(rise, 0), [0, 0.06 * head]),
    ]);
    // Only the inmost: the rim of light that is laid under the figure would show through the outer ones.
    if (index === 0) document.silhouettes.push(document.shape(d));
    const run = rays(context, skirt, random);
    return (
      fill(d, toHex(cloth.colour), `fill-opacity="${opacity}"`) +
      stroke(d, pale, 1.1, 'stroke-opacity=".45"') +
      fill(run.pale, pale, 'fill-opacity=".2"') +
      fill(run.dark, dark, 'fill-opacity=".12"')
    );
  });
  const gathers = Array.from({ length: GATHERS }, (_, i) => {
    const u = Math.sin(lerp(-1.4, 1.4, (i + random() * 0.7) / GATHERS));
    const [x, y] = on(0.03, u);
    const half = 0.014 * head;
    return polygon([[x - half, y], [x + half, y], on(0.09 + random() * 0.12, u * 1.02)]);
  });
  return slip(context, cloth, skirt) + layers.join('') + fill(gathers.join(''), dark, 'fill-opacity=".3"');
}
