import { createRandom } from '#random.ts';
import { offset, path, resample, sample } from './curve.ts';
import { clamp, type Node } from './point.ts';

/** `both` ends thin (lids, collarbone), `in` swells (crease), `out` tapers away (folds, hair), `flat` even. */
export type BrushProfile = 'both' | 'in' | 'out' | 'flat';

function widthAt(profile: BrushProfile, t: number): number {
  switch (profile) {
    case 'both':
      return Math.sin(Math.PI * clamp(t * 0.96 + 0.02)) ** 0.7;
    case 'in':
      return t ** 0.8 * (t > 0.95 ? (1 - t) * 20 : 1);
    case 'out':
      return (1 - t) ** 0.75;
    case 'flat':
      return 1;
  }
}

/** Returns a brush stroke along the nodes as a filled path; `width` in px at its widest, `seed` varies it a little. */
export function brush(
  nodes: readonly Node[],
  width: number,
  profile: BrushProfile = 'both',
  seed = 1,
): string {
  const points = resample(sample(nodes, 10), Math.max(8, Math.min(26, nodes.length * 6)));
  const weight = createRandom(seed)() * 0.25 + 0.85;
  const half = (t: number) => (width * widthAt(profile, t) * weight) / 2;
  const thinned = <T>(list: readonly T[]) => list.filter((_, i) => i % 2 === 0 || i === list.length - 1);
  const one = offset(points, half);
  const other = offset(points, (t) => -half(t)).reverse();
  return path([...thinned(one), ...thinned(other)]);
}
