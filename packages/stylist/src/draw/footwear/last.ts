import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf, paleOf, shadowOf, tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { corner } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';
import type { FootSpace } from './foot-space.ts';

/** `upper` and `trim` are the shoe's cloth and its second colour; `skin` is the foot or what it wears. */
export type Paint =
  | 'upper'
  | 'lit'
  | 'deep'
  | 'trim'
  | 'sole'
  | 'skin'
  | 'lining'
  | 'lace'
  | 'metal'
  | 'rope'
  | 'dark';

/** A detail of a part, clipped to it; `width` in heads. `line`s are open, `fill`s closed, `dots` single points. */
export interface Mark {
  readonly kind: 'seam' | 'stitch' | 'line' | 'fill' | 'fold' | 'light' | 'dots';
  readonly nodes: string;
  readonly paint?: Paint;
  readonly width?: number;
}

/** One piece of a shoe in ankle space, with what is worked on it; without nodes its marks lie on everything below. */
export interface Part {
  readonly paint: Paint;
  readonly nodes: string;
  readonly marks?: readonly Mark[];
}

/** How a shoe is made, from the floor up: towards the viewer, and turned to show its side. */
export interface Last {
  readonly front: readonly Part[];
  readonly side: readonly Part[];
  /** Dark leather unless said; `upper` is covered in the shoe's own cloth. */
  readonly sole?: Oklch | 'upper';
}

const SOLE = oklch(0.25, 0.018, 40);
const ROPE = oklch(0.76, 0.062, 76);
const METAL = oklch(0.8, 0.09, 85);
const PALE_LACE = oklch(0.95, 0.01, 90);

/** A half outline (the foot's outside, `+x`, from the top down) with its mirror; the inside is a little narrower. */
const INSIDE = 0.94;

export function bothHalves(half: string): string {
  const nodes = nodeList(half);
  const mirrored = nodes
    .filter(([x]) => x !== 0)
    .map(([x, y, kind]) => `${(-x * INSIDE).toFixed(3)},${y}${kind ? '!' : ''}`)
    .reverse();
  return `${half} ${mirrored.join(' ')}`;
}

/** A list and its mirror, for details on either side of the foot. */
export function pair(half: string): readonly [string, string] {
  const mirrored = nodeList(half).map(([x, y, kind]) => `${(-x * INSIDE).toFixed(3)},${y}${kind ? '!' : ''}`);
  return [half, mirrored.join(' ')];
}

/** Returns an upper with an opening: the outer half from the top down, and the half of the topline from the top down. */
export function opened(outer: string, topline: string): string {
  const inner = nodeList(bothHalves(topline)).map(([x, y, kind]) => `${x},${y}${kind ? '!' : ''}`);
  return `${bothHalves(outer)} ${inner.reverse().join(' ')}`;
}

/** A shoe being drawn: where, in what, and on which sole. */
export interface Shod {
  readonly foot: FootSpace;
  readonly cloth: Cloth;
  readonly last: Pick<Last, 'sole'>;
}

/** What a paint is on this shoe. */
export function clothOf({ foot, cloth, last }: Shod, paint: Paint): Cloth {
  const plain = (colour: Oklch): Cloth => ({ name: 'plain', colour });
  const { colour, second } = cloth;
  switch (paint) {
    case 'upper':
      return cloth;
    case 'lit':
      return { ...cloth, colour: tone(colour, colour.l > 0.85 ? -0.035 : 0.045) };
    case 'deep':
      return { ...cloth, colour: tone(colour, colour.l > 0.85 ? -0.09 : -0.05) };
    case 'trim':
      return plain(second ?? tone(colour, colour.l > 0.6 ? -0.2 : 0.2));
    case 'sole':
      return plain(last.sole === 'upper' ? shadowOf(colour, 0.9) : (last.sole ?? SOLE));
    case 'skin':
      return plain(foot.context.skin);
    case 'lining':
      return plain(shadowOf(colour.l > 0.5 ? colour : tone(colour, 0.12), 1.1));
    case 'lace':
      return plain(colour.l > 0.8 ? tone(colour, -0.035) : last.sole ? PALE_LACE : tone(colour, -0.08));
    case 'metal':
      return plain(METAL);
    case 'rope':
      return { name: 'straw', colour: ROPE };
    case 'dark':
      return plain(tone(colour, -0.22));
  }
}

const LEATHERY: ReadonlySet<Paint> = new Set(['upper', 'lit', 'deep']);

function drawMark(shod: Shod, part: Part, mark: Mark): string {
  const { foot } = shod;
  const ground = clothOf(shod, part.paint).colour;
  const width = mark.width ?? 0.02;
  switch (mark.kind) {
    case 'line': {
      const d = foot.line(mark.nodes);
      const px = width * foot.head;
      const shadow = stroke(d, darkOf(ground), px, 'stroke-opacity=".3" transform="translate(1 1.6)"');
      return shadow + stroke(d, toHex(clothOf(shod, mark.paint ?? 'lace').colour), px);
    }
    case 'fill':
      return fill(foot.shape(mark.nodes), toHex(clothOf(shod, mark.paint ?? 'dark').colour));
    case 'fold':
      return fill(foot.brush(mark.nodes, width), darkOf(ground), 'fill-opacity=".34"');
    case 'light':
      return fill(
        foot.brush(mark.nodes, width),
        paleOf(ground),
        `fill-opacity="${ground.l > 0.8 ? 0.7 : 0.42}"`,
      );
    case 'dots':
      return foot
        .nodes(mark.nodes)
        .map(([x, y]) =>
          dot(
            [x, y],
            width * foot.head,
            toHex(clothOf(shod, mark.paint ?? 'dark').colour),
            'fill-opacity=".75"',
          ),
        )
        .join('');
    case 'seam':
    case 'stitch':
      return '';
  }
}

/** Draws a part's marks: seams and stitches as lines for `piece`, everything else drawn. */
export function drawMarks(shod: Shod, part: Part) {
  const marks = part.marks ?? [];
  const linesOf = (kind: 'seam' | 'stitch') =>
    marks.filter((mark) => mark.kind === kind).map((mark) => shod.foot.line(mark.nodes));
  return {
    seams: linesOf('seam'),
    stitches: linesOf('stitch'),
    drawn: marks.map((mark) => drawMark(shod, part, mark)).join(''),
  };
}

/** A bare foot runs out of its leg: the two ends of its outline lie on the leg's edges. */
function footOutline(foot: FootSpace, nodes: string): string {
  const { context, direction, side } = foot;
  const leg = context.body.legs[side];
  const placed = foot.nodes(nodes);
  const from = (Number.parseFloat(nodes) > 0 ? direction : -direction) as -1 | 1;
  const to = -from;
  return path([
    corner(leg.point(1.92, from)),
    leg.point(2, from),
    ...placed.slice(1, -1),
    leg.point(2, to),
    corner(leg.point(1.92, to)),
  ]);
}

export function drawPart(shod: Shod, part: Part): string {
  const { foot } = shod;
  const { seams, stitches, drawn } = drawMarks(shod, part);
  if (part.nodes === '') return drawn;
  const outline = part.paint === 'skin' ? footOutline(foot, part.nodes) : foot.shape(part.nodes);
  return piece(foot.context, outline, clothOf(shod, part.paint), {
    edge: 1.3,
    origin: foot.at(0, 0),
    shade: [foot.shade],
    shadeOpacity: LEATHERY.has(part.paint) ? 0.24 : 0.16,
    ...(LEATHERY.has(part.paint)
      ? { form: { from: foot.at(-0.17, 0.2), to: foot.at(0.17, 0.3), light: 0.16, dark: 0.22 } }
      : {}),
    seams,
    seamWidth: 1.3,
    stitches,
    extra: drawn,
  });
}

/** The inside of an empty shoe. */
const INSIDE_OF = {
  front: bothHalves('.08,.12 .098,.24 .088,.38 .045,.45'),
  side: '-.1,.1 -.11,.24 -.02,.38 .12,.48 .22,.5 .2,.38 .1,.24 -.02,.14',
} as const;

/** What is left of the foot in a shoe that stands empty: the lining, or the straps that lay over it. */
function emptied(part: Part, view: FootSpace['view'], isStrapped: boolean): Part {
  if (part.paint !== 'skin') return part;
  if (!isStrapped) return { paint: 'lining', nodes: INSIDE_OF[view] };
  return {
    ...part,
    nodes: '',
    marks: (part.marks ?? []).filter(({ kind }) => kind === 'line' || kind === 'dots'),
  };
}

/** A shoe made on a last, in its cloth: worn, or standing empty. */
export function drawOnLast(
  foot: FootSpace,
  last: Last,
  cloth: Cloth,
  filled: 'worn' | 'empty' = 'worn',
): string {
  const { view } = foot;
  const parts = last[view];
  const isStrapped = parts.some(
    ({ paint, marks }) => paint === 'skin' && marks?.some(({ kind }) => kind === 'line'),
  );
  return parts
    .map((part) =>
      drawPart({ foot, cloth, last }, filled === 'empty' ? emptied(part, view, isStrapped) : part),
    )
    .join('');
}
