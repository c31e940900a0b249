import { hueDistance } from './difference.ts';
import { isNeutral } from './neutral.ts';
import type { Oklch } from './oklch.ts';

/** How two colours stand to each other; named by the hue angle between them. */
export type Relation = 'neutral' | 'tonal' | 'analogous' | 'off' | 'split' | 'complementary';

/** Hue relation in OKLCH: 0–20 tonal, 20–50 analogous, 50–80 off, 80–150 split, 150–180 complementary. */
export function relationOf(a: Oklch, b: Oklch): Relation {
  if (isNeutral(a) || isNeutral(b)) return 'neutral';
  const angle = hueDistance(a.h, b.h);
  if (angle <= 20) return 'tonal';
  if (angle <= 50) return 'analogous';
  if (angle <= 80) return 'off';
  return angle <= 150 ? 'split' : 'complementary';
}

const BASE: Readonly<Record<Relation, number>> = {
  neutral: 0.7,
  tonal: 0.85,
  analogous: 0.75,
  off: 0.3,
  split: 0.6,
  complementary: 0.62,
};

/**
 * Returns how well a pair matches, 0–1: rises with hue similarity and with lightness contrast (Schloss & Palmer 2011),
 * and the off zone is forgiven when lightness differs by 0.3 or one colour is muted.
 */
export function pairMatch(a: Oklch, b: Oklch): number {
  const relation = relationOf(a, b);
  const contrast = Math.min(1, Math.abs(a.l - b.l) / 0.45);
  const forgiven = relation === 'off' && (Math.abs(a.l - b.l) > 0.3 || Math.min(a.c, b.c) < 0.07) ? 0.2 : 0;
  return Math.min(1, BASE[relation] + forgiven + contrast * 0.15);
}
