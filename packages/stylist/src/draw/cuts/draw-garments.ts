import type { Cloth } from '#garments/cloth.ts';
import { softShadow } from '../cloth/soft-shadow.ts';
import type { DrawContext } from '../context.ts';
import { isAway } from '../figure/facing.ts';
import { polygon } from '../kit/curve.ts';
import { group } from '../kit/svg-element.ts';
import { onDrape } from '../tailoring/on-body.ts';
import type { BottomLayer, DraftedOutfit } from './draft-outfit.ts';
import type { PocketedGarment, PocketKind } from './pocket-patch.ts';
import { coversShoulders, isSleeveless, showsUnder } from './upper-body.ts';
import type { OuterCut } from './worn-items.ts';

/** Height of a hand in a pocket: a garment that ends above it has none there. */
const POCKET_HEM = 3.8;

const pocketOf = (cut: OuterCut): PocketKind =>
  cut.type === 'jacket' && cut.pockets === 'patch' ? 'patch' : 'welt';

/** The bodies of an outfit's garments, drawn from inside out. */
export interface DrawnGarments {
  readonly bottoms: string;
  readonly tops: string;
  readonly outers: string;
  /** The outermost garment at the height of a pocket. */
  readonly pocketed?: PocketedGarment;
}

/** How much lower a jacket's hem hangs in the middle, heads: what is longer shows from there on, and beside it never. */
const HEM_SAG = 0.03;

/** Of the body's half width: so far from the middle a top shows down to its own hem, however short the lining. */
const BETWEEN_FRONTS = 0.6;

/** On a turned body the arm no longer covers the side of a jacket, where a looser top would look out. */
const keepsTopsInside = ({ body }: DrawContext, outers: DraftedOutfit['outers']) =>
  body.pose.turn !== undefined && body.pose.turn !== 0 && outers.length > 0 && !isSleeveless(outers);

const hemOf = (outers: DraftedOutfit['outers']) =>
  Math.min(...outers.map(({ parts }) => parts.hem)) + HEM_SAG;

/** A top that is longer by this falls wide of a jacket from the hips on, heads: cut off it would begin again at the hem. */
const LONGER = 0.8;
const HIPS = 3.2;

/** Cuts tops off where they would show beside a jacket; `shapeIds` are its fronts and lining, `longest` the hem of the longest top. */
function insideOuter(
  { body, document }: DrawContext,
  tops: string,
  longest: number,
  outers: DraftedOutfit['outers'],
  shapeIds: readonly string[],
): string {
  if (tops === '' || shapeIds.length === 0) return tops;
  const hem = hemOf(outers);
  const on = onDrape(body);
  const from = longest > hem + LONGER ? Math.min(hem, HIPS) : hem;
  const below = document.shape(polygon([on(from, -8), on(from, 8), body.free(8, 10), body.free(-8, 10)]));
  const w = BETWEEN_FRONTS * body.halfWidth(hem);
  const between = document.shape(polygon([on(hem - 1, -w), on(hem - 1, w), on(hem, w), on(hem, -w)]));
  return group(tops, `clip-path="url(#${document.clipTo(...shapeIds, between, below)})"`);
}

/** A skirt that an open coat reaches to stays inside the coat, whichever way the legs of its wearer push it. */
const staysUnderCoat = ({ body }: DrawContext, { parts }: BottomLayer, outers: DraftedOutfit['outers']) =>
  parts.hem !== undefined &&
  outers.length > 0 &&
  hemOf(outers) >= parts.hem &&
  !body.isSeated &&
  !isAway(body);

/** A top that falls over its waistband shades it, and what is below; `shapeIds` are the shapes of both. */
function shadowOnBand({ document, head }: DrawContext, top: string, shapeIds: readonly string[]): string {
  if (shapeIds.length === 0) return '';
  const cast = { d: top, dx: 0.012 * head, dy: 0.045 * head, blur: 0.025 * head, opacity: 0.4 };
  return group(softShadow(cast), `clip-path="url(#${document.clipTo(...shapeIds)})"`);
}

/** Height of the strip above a hem that throws its shadow, and how far that falls, heads. */
const HEM_STRIP = 0.3;
const HEM_FALLS = 0.09;

/** A closed coat shades the legs below its hem, or coat and legs would be one tube; `shapeIds` are the legs. */
function shadowBelowHem(
  { body, document, head }: DrawContext,
  outers: DraftedOutfit['outers'],
  shapeIds: readonly string[],
): string {
  const isOpen = outers.some(({ item }) => item.cut.type === 'jacket' && item.cut.open > 0);
  if (outers.length === 0 || isOpen || shapeIds.length === 0 || body.isSeated) return '';
  const hem = Math.max(...outers.map(({ parts }) => parts.hem));
  const on = onDrape(body);
  const reach = body.halfWidth(HIPS) + 0.4;
  const strip = [on(hem - HEM_STRIP, -reach), on(hem - HEM_STRIP, reach), on(hem, reach), on(hem, -reach)];
  const cast = { d: polygon(strip), dx: 0, dy: HEM_FALLS * head, blur: 0.05 * head, opacity: 0.42 };
  return group(softShadow(cast), `clip-path="url(#${document.clipTo(...shapeIds)})"`);
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
  const tracked = (cloth: Cloth, pocket: PocketKind | undefined, draw: () => string): string => {
    const { result, shapeIds } = context.document.silhouettesOf(draw);
    if (pocket) pocketed = { cloth, shapeIds, pocket };
    return result;
  };
  const isUnderCoat = bottom !== undefined && staysUnderCoat(context, bottom, outers);
  const legs = context.document.silhouettesOf(() =>
    bottom && !isUnderCoat ? tracked(bottom.cloth, 'let-in', bottom.parts.body) : '',
  );
  const lastTucked = tops.findLastIndex(({ item }) => item.worn === 'tucked');
  // A waistband, belt or sash lies over a smooth tucked top and under one that falls or hangs over it.
  const { result: band, shapeIds: bandIds } = context.document.silhouettesOf(
    () => bottom?.parts.band() ?? '',
  );
  // Dungarees are pulled on over every top.
  const bib = bottom?.parts.bib;
  const isInside = keepsTopsInside(context, outers);
  const upper = tops.map(({ parts, item }, i) => {
    const reachesPocket = item.worn !== 'tucked' && parts.hem >= POCKET_HEM;
    const hidesBack = outers.some((outer) => coversShoulders(outer) && outer.parts.hem >= parts.hem - 0.02);
    const isHidden = isAway(context.body) && hidesBack;
    // What is cut off beside a jacket would be seen there in light and shadow.
    const draw = () =>
      isInside && parts.hem <= hemOf(outers)
        ? context.document.withoutSilhouette(parts.body)
        : tracked(item.cloth, reachesPocket ? 'welt' : undefined, parts.body);
    const drawn = showsUnder(parts, outers) && !isHidden ? draw() : '';
    if (i !== lastTucked || bib !== undefined) return drawn;
    if (!parts.overBand || drawn === '') return drawn + band;
    return band + shadowOnBand(context, parts.overBand, [...legs.shapeIds, ...bandIds]) + drawn;
  });
  const bibOver = bottom && bib ? tracked(bottom.cloth, undefined, bib) : '';
  const fronts = context.document.silhouettesOf(() =>
    outers.map(({ parts, item }) =>
      tracked(item.cloth, parts.hem >= POCKET_HEM ? pocketOf(item.cut) : undefined, parts.front),
    ),
  );
  const longest = Math.max(0, ...tops.map(({ parts }) => parts.hem));
  const inside = (drawn: string) =>
    isInside ? insideOuter(context, drawn, longest, outers, [...fronts.shapeIds, ...liningIds]) : drawn;
  const skirt = isUnderCoat ? context.document.withoutSilhouette(bottom.parts.body) : '';
  const lower = legs.result + insideOuter(context, skirt, 0, outers, [...fronts.shapeIds, ...liningIds]);
  return {
    bottoms: bib ? '' : lastTucked < 0 ? lower + band : lower,
    tops: bib ? inside(upper.join('')) + lower + band + inside(bibOver) : inside(upper.join('')),
    outers: shadowBelowHem(context, outers, legs.shapeIds) + fronts.result.join(''),
    ...(pocketed ? { pocketed } : {}),
  };
}
