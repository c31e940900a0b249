import type { DraftedOutfit } from './draft-outfit.ts';
import { hasLapel } from './outerwear/jacket-draft.ts';
import { closesOver } from './upper-body.ts';

type Top = DraftedOutfit['tops'][number];

const isHooded = ({ parts }: Top) => parts.hoodBack !== undefined;

/** A collar that is turned down can lie over a jacket; a band or a roll never does. */
export const hasLeaves = ({ parts }: Top) => parts.collarStand !== undefined;

/** What is at the neck: under the fronts of outer layers, and over them. */
interface Necks {
  readonly underOuters: string;
  readonly over: string;
}

/** A tie as drawn, under the leaves of the collar, or a bow before them and before any lapel. */
export interface Ties {
  readonly long?: string;
  readonly bow?: string;
}

/** Collars, hoods and what hangs round the neck: leaves lie over tie and necklace, and fronts that close over all three. */
export function drawNecks(
  { tops, outers }: DraftedOutfit,
  necklaces: string,
  { long: tie = '', bow = '' }: Ties,
): Necks {
  const collared = tops.filter((top) => !isHooded(top));
  const standing = outers.map(({ parts }) => parts.collar?.() ?? '').join('');
  const isClosed = outers.some(({ item }) => closesOver(item));
  const coversLeaves =
    isClosed || outers.some(({ item }) => item.cut.type === 'jacket' && hasLapel(item.cut));
  const join = (layers: readonly Top[]) =>
    layers.map(({ parts }) => parts.neck?.(coversLeaves ? 'under' : 'open') ?? '').join('');
  const leaves = join(collared.filter(hasLeaves));
  const bands = join(collared.filter((top) => !hasLeaves(top)));
  const hoods = join(tops.filter(isHooded));
  if (outers.length === 0) return { underOuters: '', over: bands + tie + necklaces + leaves + bow + hoods };
  const under = bands + tie + (isClosed ? '' : necklaces) + (coversLeaves ? leaves : '');
  return {
    underOuters: under,
    over: (isClosed ? necklaces : '') + (coversLeaves ? '' : leaves) + standing + bow + hoods,
  };
}
