import { at } from '#draw/kit/at.ts';
import { lengthOf, normals, offset, resample, sample } from '#draw/kit/curve.ts';
import { lerp, type Node, type Point } from '#draw/kit/point.ts';
import { type HairLock, type Strand, strand } from './hair-lock.ts';

/** What a rope of hair is: plaited of three, twisted of two, or locked. */
export type RopeKind = 'braid' | 'twist' | 'loc';

export interface Rope {
  /** From the scalp down, in head space. */
  readonly line: readonly Node[];
  readonly width: number;
}

/** Distance between two marks along a rope, in widths of it. */
const STEP: Readonly<Record<RopeKind, number>> = { braid: 0.8, twist: 1.05, loc: 1.3 };
const POINTS = 10;
/** Points of the light down a rope. */
const LIT = 4;

/** Half width along a rope: it narrows towards its end, a loc least. */
function halfWidth(kind: RopeKind, width: number) {
  const end = kind === 'loc' ? 0.8 : 0.6;
  return (t: number) => (width / 2) * lerp(1, end, t ** 2);
}

function outlineOf(rough: readonly Point[], width: number, kind: RopeKind, random: () => number): Node[] {
  const points = resample(rough, POINTS);
  const half = halfWidth(kind, width);
  const uneven = kind === 'braid' ? 0 : width * (kind === 'loc' ? 0.12 : 0.08);
  const edge = (sign: -1 | 1) =>
    offset(points, (t) => sign * (half(t) + (random() - 0.4) * uneven)) as readonly Node[];
  return [...edge(1), ...[...edge(-1)].reverse()];
}

/** How far a loc's furrow runs out before its middle, of its half width. */
const FURROW = 0.45;

/** A zigzag down a braid, slanting strokes down a twist, furrows from either edge of a loc. */
function marksOf(rough: readonly Point[], width: number, kind: RopeKind): Node[][] {
  const count = Math.max(4, Math.round(lengthOf(rough) / (width * STEP[kind])));
  const points = resample(rough, count + 1);
  const across = normals(points);
  const half = halfWidth(kind, width);
  const put = (i: number, u: number): Node => {
    const index = Math.min(i, count);
    const [x, y] = at(points, index);
    const [nx, ny] = at(across, index);
    const reach = u * half(index / count);
    return [x + nx * reach, y + ny * reach];
  };
  if (kind === 'braid') return [Array.from({ length: count + 1 }, (_, i) => put(i, i % 2 ? 0.62 : -0.62))];
  if (kind === 'twist') return Array.from({ length: count }, (_, i) => [put(i, 0.85), put(i + 1, -0.85)]);
  return Array.from({ length: count }, (_, i) => {
    const edge = i % 2 ? 0.95 : -0.95;
    return [put(i, edge), put(i + 1, edge * FURROW)];
  });
}

/** Light down the side of a rope that faces it: without it ropes side by side would be one cap. */
function glint(rough: readonly Point[], width: number): Strand {
  const line = resample(rough, LIT + 2)
    .slice(1, -1)
    .map(([x, y]): Node => [x - width * 0.16, y]);
  return strand(line, width * 0.34);
}

/** Ropes this deep in shadow show no marks. */
const UNSEEN = 0.8;

/** Ropes of hair side by side as one mass: each keeps its outline, its marks and a dark edge. */
export function ropes(list: readonly Rope[], kind: RopeKind, random: () => number, depth = 0): HairLock {
  const roughs = list.map(({ line, width }) => ({ rough: sample(line, 6), width }));
  const outlines = roughs.map(({ rough, width }) => outlineOf(rough, width, kind, random));
  const [first, ...strips] = outlines;
  return {
    outline: first ?? [],
    strips,
    marks: depth < UNSEEN ? roughs.flatMap(({ rough, width }) => marksOf(rough, width, kind)) : [],
    dark: list.map(({ line, width }) => ({
      line: line.map(([x, y]): Node => [x + width * 0.42, y]),
      width: width * 0.42,
      profile: 'flat',
    })),
    light: depth < UNSEEN ? roughs.map(({ rough, width }) => glint(rough, width)) : [],
    depth,
  };
}
