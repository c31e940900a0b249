import type { Cut } from '../garments/cut.ts';
import { closesToTheNeck, isClosedFront, type Neckline, necklineOf } from '../garments/silhouette.ts';

const WARM_BY_ITSELF: ReadonlySet<Neckline> = new Set<Neckline>(['roll', 'hood']);
const WARM_UNDER_LAPELS: ReadonlySet<Neckline> = new Set<Neckline>(['crew', 'collar']);

/** Tells whether a bow is tied at the neck. */
export const tiesBow = (cut: Cut | undefined): boolean => cut?.type === 'shirt' && cut.collar === 'bow';

/** Tells whether the cold gets in at the neck of a coat: open, or with lapels over a low neckline. */
export function baresNeck(coat: Cut, base: Cut): boolean {
  const neckline = necklineOf(base) ?? 'bare';
  if (closesToTheNeck(coat) || tiesBow(base) || WARM_BY_ITSELF.has(neckline)) return false;
  return !isClosedFront(coat) || !WARM_UNDER_LAPELS.has(neckline);
}
