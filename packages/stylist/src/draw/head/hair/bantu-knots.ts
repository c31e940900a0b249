import { offset } from '#draw/kit/curve.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline } from './cap.ts';
import { type HairDesign, type HairLock, lock, type Strand, strand } from './hair-lock.ts';
import { onSkull, type SkullPoint, seen, seenLine } from './skull.ts';

/** Azimuth and elevation on the skull, degrees. */
type Place = readonly [azimuth: number, elevation: number];

/** Where the knots sit: in rings round the head and up it, one in each section; the foremost behind the hairline. */
const KNOTS: readonly Place[] = [
  ...([-124, 124, 180] as const).map((azimuth): Place => [azimuth, -4]),
  ...([-22, 22] as const).map((azimuth): Place => [azimuth, 44]),
  ...([-66, 66, -110, 110, -154, 154] as const).map((azimuth): Place => [azimuth, 35]),
  ...([0, 90, -90, 180] as const).map((azimuth): Place => [azimuth, 70]),
];
const RADIUS = 0.083;
const LIFT = 0.045;

/** The partings that run up the head between two knots: where, and from which elevation to which. */
const UPWARDS: readonly (readonly [azimuth: number, from: number, to: number])[] = [
  ...([-152, 152] as const).map((azimuth) => [azimuth, -20, 15] as const),
  [0, 37, 56],
  ...([-44, 44] as const).map((azimuth) => [azimuth, 28, 54] as const),
  ...([-88, 88] as const).map((azimuth) => [azimuth, 13, 54] as const),
  ...([-132, 132, 180] as const).map((azimuth) => [azimuth, 15, 54] as const),
  ...([-45, 45, -135, 135] as const).map((azimuth) => [azimuth, 54, 84] as const),
];
/** Behind the ear the lowest ring begins. */
const EAR = 98;
const PARTING = 0.006;
const ON_SCALP = 0.012;
/** How much of the skin shows in a parting. */
const SCALP = 0.62;

function partingLines(): SkullPoint[][] {
  const round = (elevation: number, from: number, to: number) =>
    Array.from({ length: 19 }, (_, i) => onSkull(lerp(from, to, i / 18), elevation, ON_SCALP));
  const up = UPWARDS.map(([azimuth, from, to]) =>
    [0, 0.5, 1].map((t) => onSkull(azimuth, lerp(from, to, t), ON_SCALP)),
  );
  return [round(15, EAR, 360 - EAR), round(54, -180, 180), ...up];
}

function partings(turn: HeadTurn): HairLock {
  const strips = partingLines().flatMap((line): Node[][] => {
    const shown = seenLine(turn, line, 0.02);
    if (shown.length < 2) return [];
    const points = shown.map(([x, y]) => [x, y] as const);
    return [[...offset(points, PARTING), ...offset(points, -PARTING).toReversed()]];
  });
  const [outline = [], ...rest] = strips;
  return { outline, strips: rest, skin: SCALP, seamless: true };
}

const STRANDS = 9;
/** How far round a knot its section reaches, degrees. */
const SECTION = 19;

/** Hair combed from the edges of a section to its knot. */
function combedTo(turn: HeadTurn, [azimuth, elevation]: Place): Strand[] {
  return Array.from({ length: STRANDS }, (_, i) => {
    const angle = (i / STRANDS) * Math.PI * 2;
    const reach = (share: number) =>
      onSkull(
        azimuth + (Math.cos(angle) * SECTION * share) / Math.cos((elevation * Math.PI) / 180),
        elevation + Math.sin(angle) * SECTION * share,
        ON_SCALP,
      );
    return seenLine(turn, [reach(0.95), reach(0.35)], 0.04);
  }).flatMap((line) => (line.length === 2 ? [strand(line, 0.012)] : []));
}

/** A coil of hair wound flat round itself, its end tucked in under the last turn. */
function knot(x: number, y: number, random: () => number): HairLock {
  const turned = lerp(-30, 30, random());
  const radius = RADIUS * lerp(0.92, 1.06, random());
  const on = (degrees: number, reach: number): Node => {
    const angle = ((degrees + turned) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach * 0.86];
  };
  const ring = Array.from({ length: 8 }, (_, i) => on(i * 45, i % 3 ? 1 : 1.05));
  return lock(
    ring,
    [
      strand([on(165, 0.72), on(235, 0.62), on(310, 0.7), on(10, 0.92)], 0.016),
      strand([on(130, 0.62), on(75, 0.5), on(20, 0.62), on(-35, 0.4)], 0.015),
    ],
    [strand([on(195, 0.84), on(240, 0.84), on(285, 0.82)], 0.016)],
  );
}

/** Parted in sections, each combed to its middle and coiled into a knot there. */
export function bantuKnots(turn: HeadTurn, random: () => number): HairDesign {
  const scalp = lock(
    capOutline(turn, { sides: 0.012, top: 0.022, isClipped: true }),
    KNOTS.flatMap((place) => combedTo(turn, place)),
    [],
    0.25,
  );
  const knots = KNOTS.map(([azimuth, elevation]) => seen(turn, onSkull(azimuth, elevation, LIFT)))
    .filter(({ depth }) => depth > -0.1)
    .toSorted((a, b) => a.at[1] - b.at[1] || a.depth - b.depth)
    .map(({ at: [x, y] }) => knot(x, y, random));
  return { back: [], front: [scalp, partings(turn), ...knots] };
}
