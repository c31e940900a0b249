import type { PieceOptions } from '#draw/cloth/piece-options.ts';
import { limbShade, torsoShade } from '#draw/cloth/shade-plane.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add, corner, lerp } from '#draw/kit/point.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import { coversKnee, isSecondSkin, type TrouserFit } from './trouser-fit.ts';
import type { LegJob } from './trouser-leg.ts';

/** Height over which the shade of the hip gives way to that of the leg. */
const HIP_SHADE_LEAVES = 0.4;

/** Returns shadow plane: it enters as a taper from the crotch, never on a hard horizontal. */
export function legShade({ context, cut, leg }: LegJob, rise: number): string[] {
  const { body } = context;
  const { k, limb, ease, end } = leg;
  const u = cut.fit === 'wide' ? 0.42 : 0.4;
  const start = k < 0 ? 0.16 : -0.05;
  const side = limbShade(limb, ease, start, end + 0.1, { u, wobble: 0.1, taper: k < 0 ? 0.45 : 0.3 });
  if (k < 0) return [side];
  // One path: where two planes lie over each other they would show a darker patch on the hip.
  return [side + torsoShade(body, (v) => body.halfWidth(v) + 0.03, rise, 4.8, 0.66, 0.05, HIP_SHADE_LEAVES)];
}

type Modelling = Required<Pick<PieceOptions, 'folds' | 'highlights'>>;

function leggingModelling({ context, leg }: LegJob): Modelling {
  const { head } = context;
  const { k, limb } = leg;
  return {
    folds: [
      brush([limb.point(0.96, -k), limb.point(1.02, 0), limb.point(1, k * 0.6)], 0.02 * head, 'out'),
      brush([limb.point(1.18, 0.2), limb.point(1.4, 0.5), limb.point(1.7, 0.3)], 0.03 * head),
    ],
    highlights: [
      brush([limb.point(0.12, -0.62), limb.point(0.6, -0.6), limb.point(0.95, -0.5)], 0.05 * head),
      brush([limb.point(1.14, -0.6), limb.point(1.4, -0.62), limb.point(1.75, -0.45)], 0.04 * head),
    ],
  };
}

/** Short whiskers beside the crotch, on the leg that rests: on both legs they would meet in an arch. */
function crotchFolds({ context, leg }: LegJob): string[] {
  const { body, head } = context;
  const { k, limb, crotch } = leg;
  const on = onTorso(body);
  const hip = body.halfWidth(3.9);
  return [
    brush(
      [add(crotch, [k * 0.03 * head, -0.06 * head]), on(3.92, k * hip * 0.18), on(3.86, k * hip * 0.32)],
      0.016 * head,
      'out',
    ),
    brush(
      [limb.point(0.2, -k * 0.9), limb.point(0.25, -k * 0.55), limb.point(0.27, -k * 0.25)],
      0.02 * head,
      'out',
    ),
  ];
}

function kneeFolds({ context, leg }: LegJob): string[] {
  const { head } = context;
  const { k, on } = leg;
  return [
    brush([on(0.99, -k), on(1.03, -k * 0.2), on(1.02, k * 0.35)], 0.03 * head, 'out'),
    brush([on(1.07, -k), on(1.12, -k * 0.1), on(1.14, k * 0.2)], 0.022 * head, 'out'),
  ];
}

function hemFolds({ context, leg }: LegJob): string[] {
  const { head } = context;
  const { k, on, end } = leg;
  return [
    brush([on(end - 0.07, -k), on(end - 0.1, -k * 0.2), on(end - 0.16, k * 0.25)], 0.026 * head, 'out'),
    brush([on(end - 0.17, k), on(end - 0.14, k * 0.4), on(end - 0.18, -k * 0.1)], 0.02 * head, 'out'),
  ];
}

/**
 * Long folds of cloth that hangs free of the leg: down from the crotch where the leg is at rest, down from the hip where
 * it carries the weight, and up from the hem.
 */
function dropFolds({ context, leg }: LegJob): string[] {
  const { body, head } = context;
  const { k, on, end, side } = leg;
  const to = (way: number, most: number) => Math.min(most, end * way);
  const hangs =
    body.weightSide === side
      ? brush([on(0.12, k * 0.74), on(to(0.3, 0.5), k * 0.6), on(to(0.6, 1.05), k * 0.66)], 0.085 * head)
      : brush(
          [on(0.1, -k * 0.95), on(to(0.26, 0.42), -k * 0.52), on(to(0.52, 0.9), -k * 0.3)],
          0.1 * head,
          'out',
        );
  return [
    ...(body.isSeated ? [] : [hangs]),
    brush([on(0.25, k * 0.4), on(to(0.6, 1), k * 0.62), on(end, k * 0.55)], 0.085 * head, 'in'),
    brush([on(0.6, -k * 0.5), on(to(0.75, 1.1), -k * 0.55), on(end, -k * 0.5)], 0.06 * head, 'in'),
  ];
}

function crease({ context, leg }: LegJob): Modelling {
  const { head } = context;
  const { on, end } = leg;
  const down = (u: number) => [0.02, end * 0.36, end * 0.64, end].map((t) => on(t, u));
  const line = down(-0.02);
  const beside = down(-0.07);
  return { folds: [brush(line, 0.022 * head, 'in')], highlights: [brush(beside, 0.014 * head, 'in')] };
}

/** Where light lies on the cloth of thigh and shin: along the leg, across it, and half its width. */
const LIT = [
  { from: 0.26, to: 1.02, across: -0.3, half: 0.26 },
  { from: 0.92, to: 1.34, across: -0.2, half: 0.19 },
] as const;

/** Returns the planes of thigh and shin that face the light, which end where the knee is. */
export function litPlanes({ leg }: LegJob): string[] {
  const { on, end } = leg;
  return LIT.filter(({ from }) => from + 0.2 < end).map(({ from, to, across, half }) => {
    const last = Math.min(to, end - 0.06);
    const edge = (k: -1 | 1) =>
      [0.3, 0.62].map((way) => on(lerp(from, last, way), across + k * half * (way < 0.5 ? 1 : 0.85)));
    return path([corner(on(from, across)), ...edge(1), corner(on(last, across)), ...edge(-1).reverse()]);
  });
}

const HANGS_FREE: ReadonlySet<TrouserFit> = new Set(['wide', 'culotte', 'barrel']);

/** Folds and highlights of one leg; the leg that carries the weight is pulled smooth. */
export function legModelling(job: LegJob): Modelling {
  const { context, cut, leg } = job;
  if (isSecondSkin(cut.fit)) return leggingModelling(job);
  const carriesWeight = context.body.weightSide === leg.side;
  // On a lap the thigh lies over them.
  const folds = context.body.isSeated || carriesWeight ? [] : crotchFolds(job);
  const highlights: string[] = [];
  if (coversKnee(cut.fit)) {
    if (!carriesWeight && !HANGS_FREE.has(cut.fit)) folds.push(...kneeFolds(job));
    folds.push(...hemFolds(job));
    if (HANGS_FREE.has(cut.fit) || cut.fit === 'flare') folds.push(...dropFolds(job));
  }
  if (cut.crease) {
    const pressed = crease(job);
    folds.push(...pressed.folds);
    highlights.push(...pressed.highlights);
  }
  return { folds, highlights };
}
