import { inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { PrintPanel } from '#draw/cloth/piece-options.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { brush } from '#draw/kit/brush.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { angleDegrees, corner, lerp, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onDrape, onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { CapeCut } from '#garments/cut.ts';
import { drawFunnelCollar } from '../funnel-collar.ts';
import type { OuterParts } from './outer-parts.ts';

/** How far the cloth stands off the arm under it, in heads. */
const OFF_ARM = 0.12;
const STEPS = 7;

/** Half width of the cape at height `v` on side `k`: it falls from the shoulder over whatever the arm does. */
function reach({ body, head }: DrawContext, { hem }: CapeCut, k: -1 | 1): (v: number) => number {
  const arm = body.arms[k < 0 ? 'left' : 'right'];
  const [, top] = body.free(0, 0);
  const out = Array.from({ length: 21 }, (_, i) => {
    const [x, y] = arm.point(i / 10, k);
    // Beyond the silhouette of a turned body, too, as far as the arm is.
    const v = (y - top) / head;
    const beyond = (k * (x - body.torso(k, v)[0])) / head;
    return { x: body.halfWidth(v) + beyond + OFF_ARM, y };
  });
  const { shoulder } = body.shape;
  return (v) => {
    const level = body.free(0, v)[1] + OFF_ARM * head;
    const way = Math.min(1, Math.max(0, (v - 1.6) / (hem - 1.6)));
    const falling = lerp(shoulder + 0.07, shoulder + 0.36, way ** 0.7);
    // Below the elbow the cloth hangs from it.
    return Math.max(falling, ...out.filter(({ y }) => y <= level).map(({ x }) => x + way * 0.04));
  };
}

/** Where the cape's print turns from one face to the next, across its half widths. */
const FACES = [-1.15, -0.6, -0.22, 0.22, 0.6, 1.15] as const;

function faces(place: (v: number, u: number) => Point, hem: number, outline: string): PrintPanel[] {
  const origin = place(1.6, 0);
  const panels = FACES.slice(1).map((to, i): PrintPanel => {
    const from = FACES[i] ?? -1.15;
    const middle = (from + to) / 2;
    const edge = (u: number) => [1.3, 1.8, 2.6, hem + 0.5].map((v) => place(v, u));
    return {
      d: polygon([...edge(from), ...edge(to).reverse()]),
      angle: (angleDegrees(place(1.9, middle), place(hem, middle)) - 90) * 0.8,
      origin,
      squeeze: i % 2 ? 0.86 : 1,
    };
  });
  return [{ d: outline, angle: 0, origin }, ...panels];
}

/** A cape: two falling halves, buttoned at the neck, its slits for the hands in front. */
export function drawCape(context: DrawContext, cut: CapeCut, cloth: Cloth): OuterParts {
  const { body, head } = context;
  const on = onTorso(body);
  const at = onDrape(body);
  const { neck } = body.shape;
  const away = isAway(body);
  const [left, right] = SIDES.map((side) => reach(context, cut, signOf(side) as -1 | 1)) as [
    (v: number) => number,
    (v: number) => number,
  ];
  const half = (k: -1 | 1) => (k < 0 ? left : right);
  const place = (v: number, u: number): Point => at(v, u * half(u < 0 ? -1 : 1)(v));
  const hemAt = (u: number, drop = 0): Point => {
    const wave = Math.sin(u * 6.2 + 0.8) * 0.03;
    return place(cut.hem + 0.16 * (1 - u * u) + wave + drop, u);
  };
  const down = (k: -1 | 1) =>
    Array.from({ length: STEPS }, (_, i) => place(lerp(1.7, cut.hem, i / STEPS), k));
  const draw = () => {
    const outline = path([
      corner(on(1.375, -neck - 0.06)),
      on(1.47, -body.shape.shoulder * 0.7),
      on(1.56, -body.shape.shoulder - 0.02),
      ...down(-1),
      corner(hemAt(-1)),
      ...[-0.72, -0.45, -0.2, 0, 0.2, 0.45, 0.72].map((u) => hemAt(u)),
      corner(hemAt(1)),
      ...down(1).reverse(),
      on(1.56, body.shape.shoulder + 0.02),
      on(1.47, body.shape.shoulder * 0.7),
      corner(on(1.375, neck + 0.06)),
    ]);
    const fall = (u: number, from: number, width: number, seed: number) =>
      brush(
        [hemAt(u), place(lerp(from, cut.hem, 0.55), u * 0.94), place(from, u * 0.78)],
        width * head,
        'out',
        seed,
      );
    const opening = path([on(1.56, 0), at(2.4, 0.01), hemAt(0.01, 0.02)], false);
    const slit = (k: -1 | 1) => path([place(2.75, k * 0.52), place(3.5, k * 0.5)], false);
    return (
      contactShadow(context.document, outline, { shift: [5, 9], blur: 6, opacity: 0.24 }) +
      piece(context, outline, cloth, {
        panels: faces(place, cut.hem, outline),
        ...rounded(place(2.8, -1), place(2.8, 1)),
        shade: [
          path([
            place(1.6, 0.5),
            place(2.4, 0.5),
            place(cut.hem, 0.42),
            hemAt(0.42, 0.2),
            hemAt(1.2, 0.2),
            place(2, 1.3),
          ]),
        ],
        shadeOpacity: 0.2,
        folds: [
          fall(-0.72, 1.9, 0.09, 1),
          fall(-0.42, 2.2, 0.07, 2),
          fall(-0.16, 2.6, 0.05, 3),
          fall(0.2, 2.4, 0.06, 4),
          fall(0.5, 2.1, 0.08, 5),
          fall(0.8, 1.9, 0.09, 6),
        ],
        foldOpacity: 0.26,
        highlights: [fall(-0.58, 2.4, 0.04, 11)],
        seams: away ? [opening] : [opening, slit(-1), slit(1)],
        extra: away
          ? ''
          : fill(
              brush([on(1.6, 0.03), at(2.4, 0.05), hemAt(0.05)], 0.05 * head, 'flat'),
              inkOf(cloth.colour),
              'fill-opacity=".16"',
            ),
      })
    );
  };
  return {
    front: () => '',
    over: draw,
    collar: () =>
      drawFunnelCollar(context, toned(cloth, 0.01), 'buttons') +
      (away ? '' : stroke(path([on(1.62, -0.05), on(1.62, 0.05)], false), inkOf(cloth.colour), 5)),
    hem: cut.hem,
  };
}
