import type { Cloth } from '#garments/cloth.ts';
import type { DrawContext } from '../context.ts';
import { isAway } from '../figure/facing.ts';
import { polygon } from '../kit/curve.ts';
import { group } from '../kit/svg-element.ts';
import type { DraftedOutfit } from './draft-outfit.ts';
import type { PocketedGarment } from './pocket-patch.ts';
import { isSleeveless, showsUnder } from './upper-body.ts';

/** Height of a hand in a pocket: a garment that ends above it has none there. */
const POCKET_HEM = 3.8;

/** The bodies of an outfit's garments, drawn from inside out. */
export interface DrawnGarments {
  readonly bottoms: string;
  readonly tops: string;
  readonly outers: string;
  /** The outermost garment at the height of a pocket. */
  readonly pocketed?: PocketedGarment;
}

/** How far above an outer hem what hangs out below it may show, heads. */
const BELOW_HEM = 0.3;

/**
 * Keeps tops inside a jacket: on a turned body the arm no longer covers its side, where a looser top would look out.
 * `shapeIds` are its fronts and lining. Without sleeves it leaves their seams to be seen.
 */
function insideOuter(
  { body, document }: DrawContext,
  tops: string,
  outers: DraftedOutfit['outers'],
  shapeIds: readonly string[],
): string {
  if (tops === '' || !body.pose.turn || shapeIds.length === 0 || isSleeveless(outers)) return tops;
  const hem = Math.min(...outers.map(({ parts }) => parts.hem));
  const [left, top] = body.free(-8, hem - BELOW_HEM);
  const [right, foot] = body.free(8, 10);
  const below = document.shape(
    polygon([
      [left, top],
      [right, top],
      [right, foot],
      [left, foot],
    ]),
  );
  return group(tops, `clip-path="url(#${document.clipTo(...shapeIds, below)})"`);
}

/**
 * Draws bottoms, tops and outer fronts, without sleeves and collars. What is hidden is left out; `liningIds` are the
 * shapes of what was drawn of the outers behind the figure.
 */
export function drawGarments(
  context: DrawContext,
  { bottom, tops, outers }: DraftedOutfit,
  liningIds: readonly string[],
): DrawnGarments {
  let pocketed: PocketedGarment | undefined;
  const tracked = (cloth: Cloth, isPocketed: boolean, draw: () => string): string => {
    const { result, shapeIds } = context.document.silhouettesOf(draw);
    if (isPocketed) pocketed = { cloth, shapeIds };
    return result;
  };
  const lower = bottom ? tracked(bottom.cloth, true, bottom.parts.body) : '';
  const lastTucked = tops.findLastIndex(({ item }) => item.worn === 'tucked');
  // A waistband, belt or sash lies over a tucked top and under one that hangs over it.
  const band = bottom?.parts.band() ?? '';
  const upper = tops.map(({ parts, item }, i) => {
    const reachesPocket = item.worn !== 'tucked' && parts.hem >= POCKET_HEM;
    const isHidden = isAway(context.body) && outers.some((outer) => outer.parts.hem >= parts.hem - 0.02);
    const drawn =
      showsUnder(parts, outers) && !isHidden ? tracked(item.cloth, reachesPocket, parts.body) : '';
    return i === lastTucked ? drawn + band : drawn;
  });
  const bib = bottom?.parts.bib ? tracked(bottom.cloth, false, bottom.parts.bib) : '';
  const fronts = context.document.silhouettesOf(() =>
    outers.map(({ parts, item }) => tracked(item.cloth, parts.hem >= POCKET_HEM, parts.front)),
  );
  return {
    bottoms: lastTucked < 0 ? lower + band : lower,
    tops: insideOuter(context, upper.join('') + bib, outers, [...fronts.shapeIds, ...liningIds]),
    outers: fronts.result.join(''),
    ...(pocketed ? { pocketed } : {}),
  };
}
