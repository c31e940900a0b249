import { toHex } from '#colour/convert.ts';
import { shadowOf, tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { ScarfCut } from '#garments/cut.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { at } from '../kit/at.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix, type Point } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { drawShawlPoint } from './shawl.ts';
import { drawSquareScarf } from './square-scarf.ts';

/** Tassels along a hem: how many, how long, and how wide where they are knotted, in heads. */
const TASSELS = 8;
const TASSEL = { long: 0.17, wide: 0.03 } as const;
/** No two tassels hang alike: how far aside each ends, in its widths, and how long it is. */
const SWAY = [0.3, -0.4, 0.1, -0.15, 0.45, -0.3] as const;
const LENGTHS = [1, 0.9, 1.06, 0.94, 1.1] as const;

/** A tassel is knotted at the hem and frays towards its end. */
function tassel(start: Point, i: number, head: number): string {
  const wide = (TASSEL.wide / 2) * head;
  const aside = at(SWAY, i % SWAY.length) * TASSEL.wide * head;
  const long = TASSEL.long * at(LENGTHS, i % LENGTHS.length) * head;
  const place = (x: number, way: number): Point => [
    start[0] + x * wide + aside * way,
    start[1] + (way - 0.06) * long,
  ];
  return path([
    corner(place(-0.7, 0)),
    place(-0.55, 0.2),
    place(-0.95, 0.7),
    corner(place(-0.8, 0.98)),
    corner(place(0, 0.9)),
    corner(place(0.75, 1)),
    place(0.95, 0.7),
    place(0.55, 0.2),
    corner(place(0.7, 0)),
  ]);
}

const tassels = (context: DrawContext, from: Point, to: Point): string[] =>
  Array.from({ length: TASSELS }, (_, i) => tassel(mix(from, to, (i + 0.5) / TASSELS), i, context.head));

interface Tail {
  /** Down the left edge, then up the right one; the hem runs between the two. */
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

function drawTail(context: DrawContext, cloth: Cloth, { left, right }: Tail): string {
  const { document, head } = context;
  const cornered = (points: readonly Point[]) =>
    points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
  const outline = path([...cornered(left), ...cornered(right)]);
  const hemLeft = at(left, left.length - 1);
  const hemRight = at(right, 0);
  const [startLeft, startRight] = [at(left, 0), at(right, right.length - 1)];
  const across = (way: number, down: number) =>
    mix(mix(startLeft, startRight, way), mix(hemLeft, hemRight, way), down);
  const fringe = tassels(context, hemLeft, hemRight);
  const [even, odd] = [0, 1].map((k) => fringe.filter((_, i) => i % 2 === k).join(''));
  const shade = path([
    across(0.72, 0.1),
    across(0.66, 0.5),
    across(0.74, 1.05),
    across(1.2, 1.05),
    across(1.2, 0),
  ]);
  return (
    contactShadow(document, outline + fringe.join(''), SHADOW) +
    fill(odd ?? '', toHex(shadowOf(cloth.colour, 0.8))) +
    fill(even ?? '', toHex(tone(cloth.colour, -0.05))) +
    piece(context, outline, cloth, {
      origin: mix(across(0.4, 0), hemLeft, 0.4),
      ...rounded(add(hemLeft, [-12, 0]), add(hemRight, [14, 0])),
      shade: [shade],
      shadeOpacity: 0.2,
      folds: [
        brush([across(0.3, 0), across(0.36, 0.45), across(0.3, 0.9)], 0.05 * head, 'out'),
        brush([across(0.62, 0.02), across(0.58, 0.3), across(0.66, 0.62)], 0.035 * head, 'out'),
      ],
      foldOpacity: 0.3,
    })
  );
}

/** Wool is thick: its ends lie on the coat, and throw a shadow there. */
const SHADOW = { shift: [9, 8], blur: 6, opacity: 0.34 } as const;

function drawTails(context: DrawContext, cloth: Cloth): string {
  const on = onTorso(context.body);
  const long: Tail = {
    left: [on(1.5, 0.02), on(2.1, 0.09), on(2.8, 0.05), on(3.25, 0.02)],
    right: [on(3.22, 0.38), on(2.7, 0.38), on(2.1, 0.34), on(1.5, 0.26)],
  };
  const short: Tail = {
    left: [on(1.5, -0.22), on(1.9, -0.24), on(2.35, -0.32), on(2.7, -0.36)],
    right: [on(2.74, -0.02), on(2.3, 0.02), on(1.9, 0.05), on(1.5, 0.06)],
  };
  return drawTail(context, cloth, long) + drawTail(context, cloth, short);
}

/** A scarf: a snood, long with two fringed tails, a knotted square or a shawl. */
export function drawScarf(context: DrawContext, cut: ScarfCut, cloth: Cloth): string {
  if (cut.length === 'square') return drawSquareScarf(context, cloth);
  const { body, document, head } = context;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.5;
  const loop = path([
    body.free(middle - 0.3, 1.06),
    on(1.26, -0.38),
    on(1.5, -0.37),
    on(1.66, -0.16),
    on(1.69, 0.08),
    on(1.58, 0.32),
    on(1.36, 0.4),
    body.free(middle + 0.31, 1.08),
    body.free(middle + 0.16, 1.16),
    body.free(middle, 1.19),
    body.free(middle - 0.16, 1.15),
  ]);
  const wound = piece(context, loop, cloth, {
    angle: -12,
    origin: body.torso(0, 1.4),
    ...rounded(on(1.4, -0.4), on(1.4, 0.4)),
    folds: [
      brush([on(1.25, -0.36), on(1.42, -0.05), on(1.42, 0.3)], 0.05 * head),
      brush([on(1.45, -0.35), on(1.57, 0), on(1.5, 0.34)], 0.045 * head),
      brush([body.free(middle - 0.28, 1.13), on(1.3, 0), on(1.26, 0.36)], 0.04 * head),
    ],
    foldOpacity: 0.3,
  });
  const shadow = contactShadow(document, loop, { shift: [3, 9], blur: 6, opacity: 0.28 });
  const hanging = { long: drawTails, shawl: drawShawlPoint, snood: () => '' }[cut.length];
  return hanging(context, cloth) + shadow + wound;
}
