import { toHex } from '#colour/convert.ts';
import { darkOf, inkOf, paleOf } from '#colour/tones.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon, sample } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { clamp, type Node, type Point } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';
import type { Mark } from './last.ts';
import { clothOf, type Shod } from './paints.ts';
import { isSeen, type SurfacePoint, seenSpan } from './shoe-space.ts';

const PER_SPAN = 4;
/** Sections of a surface that what faces the viewer is looked for in. */
const SPAN_STEPS = 40;
/** Width of a mark where it does not say, in heads. */
const WIDTH = 0.02;

/** A surface that marks are worked on: where a mark's own coordinates lie, and whether they face the viewer. */
export interface Ground {
  readonly on: SurfacePoint;
  readonly sees: (a: number, b: number) => boolean;
  /** Moves a point that faces away to the edge of what is seen; undefined where nothing is. */
  readonly clamped: (a: number, b: number) => Point | undefined;
}

/** The ground that a surface of a shoe is. */
export function groundOf({ space }: Shod, on: SurfacePoint): Ground {
  const spans = new Map<number, ReturnType<typeof seenSpan>>();
  const spanAt = (x: number) => {
    const place = Math.round(clamp(x) * SPAN_STEPS);
    if (!spans.has(place)) spans.set(place, seenSpan(space, on, place / SPAN_STEPS));
    return spans.get(place);
  };
  return {
    on,
    sees: (x, a) => isSeen(space, on, x, a),
    clamped: (x, a) => {
      const span = spanAt(x);
      return span && on(x, clamp(a, span[0], span[1]));
    },
  };
}

/** The stretches of a line that face the viewer. */
function seenRuns(nodes: readonly Node[], { on, sees }: Ground): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const [a, b] of sample(nodes, PER_SPAN)) {
    if (!sees(a, b)) {
      run = undefined;
      continue;
    }
    if (!run) {
      run = [];
      runs.push(run);
    }
    run.push(on(a, b));
  }
  return runs.filter(({ length }) => length > 1);
}

/** The part of a closed shape that faces the viewer, as path data. */
function seenShape(nodes: readonly Node[], { clamped }: Ground): string {
  const points = sample(nodes, PER_SPAN, true)
    .map(([a, b]) => clamped(a, b))
    .filter((point) => point !== undefined);
  return points.length > 2 ? polygon(points) : '';
}

function drawRun(shod: Shod, mark: Mark, run: readonly Point[]): string {
  const { head } = shod.space;
  const ground = shod.cloth.colour;
  const width = (mark.width ?? WIDTH) * head;
  switch (mark.kind) {
    case 'seam':
      return stroke(path(run, false), inkOf(ground), 1.5, 'stroke-opacity=".75"');
    case 'stitch': {
      const colour = ground.l < 0.5 ? paleOf(ground) : inkOf(ground);
      return stroke(path(run, false), colour, 1.1, 'stroke-opacity=".6" stroke-dasharray="5 3.4"');
    }
    case 'fold':
      return fill(brush(run, width), darkOf(ground), 'fill-opacity=".34"');
    case 'light':
      return fill(brush(run, width), paleOf(ground), `fill-opacity="${ground.l > 0.8 ? 0.7 : 0.42}"`);
    default: {
      const d = path(run, false);
      const shadow = stroke(d, darkOf(ground), width, 'stroke-opacity=".3" transform="translate(1 1.8)"');
      return shadow + stroke(d, toHex(clothOf(shod, mark.paint ?? 'lace').colour), Number(px(width)));
    }
  }
}

/** Draws a mark where its ground faces the viewer. */
export function drawMark(shod: Shod, mark: Mark, ground: Ground): string {
  const nodes = nodeList(mark.nodes);
  const paint = toHex(clothOf(shod, mark.paint ?? 'dark').colour);
  if (mark.kind === 'dots') {
    const radius = (mark.width ?? WIDTH) * shod.space.head;
    return nodes
      .filter(([a, b]) => ground.sees(a, b))
      .map(([a, b]) => dot(ground.on(a, b), radius, paint, 'fill-opacity=".85"'))
      .join('');
  }
  if (mark.kind === 'fill') {
    const d = seenShape(nodes, ground);
    return d && fill(d, paint);
  }
  return seenRuns(nodes, ground)
    .map((run) => drawRun(shod, mark, run))
    .join('');
}
