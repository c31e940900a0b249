import { drawBag } from '#draw/bags/draw-bag.ts';
import type { DrawContext } from '#draw/context.ts';
import { drawChainBelt, drawWideBelt } from '#draw/cuts/accessories/belts.ts';
import { drawBracelet } from '#draw/cuts/accessories/bracelets.ts';
import { drawGloves } from '#draw/cuts/accessories/gloves.ts';
import { drawSkirt } from '#draw/cuts/bottoms/skirt.ts';
import { drawTrousers } from '#draw/cuts/bottoms/trousers.ts';
import { drawBand } from '#draw/cuts/bottoms/waistband.ts';
import { drawTop } from '#draw/cuts/draw-top.ts';
import type { DressedItem } from '#draw/cuts/dressed-item.ts';
import { drawDress } from '#draw/cuts/dresses/dress.ts';
import { drawJumpsuit } from '#draw/cuts/dresses/jumpsuit.ts';
import type { OuterParts } from '#draw/cuts/outerwear/outer-parts.ts';
import type { TopParts } from '#draw/cuts/tops/top-parts.ts';
import { outerParts } from '#draw/cuts/upper-body.ts';
import { SIDES, type Side } from '#draw/figure/side.ts';
import { drawLeg } from '#draw/figure/skin.ts';
import { drawShoe } from '#draw/footwear/draw-shoe.ts';
import { drawSocks } from '#draw/footwear/hosiery.ts';
import { drawHat } from '#draw/head/hats/index.ts';
import { drawSunglasses } from '#draw/head/sunglasses.ts';
import { drawEarrings } from '#draw/headwear/earrings.ts';
import type { Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { group } from '#draw/kit/svg-element.ts';
import { drawBowTie } from '#draw/neck/bow-tie.ts';
import { drawNecklace } from '#draw/neck/necklace.ts';
import { drawNecktie } from '#draw/neck/necktie.ts';
import { drawScarf } from '#draw/neck/scarf.ts';
import type { Cloth } from '#garments/cloth.ts';

/** A wide belt lies as it closes over a coat. */
const BELT_EASE = 0.1;
/** Half the distance between the two of a pair, px. */
const PAIR_GAP_PX = 24;

const bothSleeves = (parts: Pick<TopParts | OuterParts, 'sleeve'>) =>
  SIDES.map((side) => parts.sleeve?.(side) ?? '').join('');

function flatTop(parts: TopParts): string {
  return [
    parts.hoodBack?.() ?? '',
    parts.collarStand?.() ?? '',
    parts.body(),
    bothSleeves(parts),
    parts.neck?.('open') ?? '',
  ].join('');
}

function flatOuter(parts: OuterParts): string {
  return [parts.behind?.() ?? '', parts.front(), bothSleeves(parts), parts.collar?.() ?? ''].join('');
}

/** Where a pair of earrings lies, px: nearer to each other than on a head. */
const FLAT_LOBES: readonly Point[] = [
  [-16, 90],
  [16, 93],
];

/** A pair side by side, the right one a little lower: shoes at the ankles, gloves at the wrists. */
function flatPair({ body }: DrawContext, limbs: 'legs' | 'arms', draw: (side: Side) => string): string {
  return SIDES.map((side) => {
    const [x, y] = body[limbs][side].at(2);
    const dx = (side === 'left' ? -PAIR_GAP_PX : PAIR_GAP_PX) - x;
    const dy = (side === 'left' ? 0 : 6) - y;
    return group(draw(side), `transform="translate(${px(dx)} ${px(dy)})"`);
  }).join('');
}

/** One item laid out without a body: every kind the wardrobe knows. */
export function drawFlatItem(
  context: DrawContext,
  { cut, cloth, worn = 'over' }: DressedItem,
  belt?: Cloth,
): string {
  switch (cut.type) {
    case 'tee':
    case 'tank':
    case 'camisole':
    case 'shirt':
    case 'knit':
    case 'hoodie':
    case 'wrap-top':
      return flatTop(drawTop(context, { cut, cloth, worn }));
    case 'jacket':
    case 'puffer':
    case 'cape': {
      const parts = outerParts(context, { cut, cloth });
      return flatOuter(parts) + (parts.over?.() ?? '');
    }
    case 'trousers': {
      const { body, band, bib } = drawTrousers(context, cut, cloth, SIDES, { belt });
      return body() + band() + (bib?.() ?? '');
    }
    case 'skirt': {
      const { body, band } = drawSkirt(context, cut, cloth, belt);
      return body() + band();
    }
    case 'dress': {
      const { top, bottom } = drawDress(context, cut, cloth, belt);
      return bottom.body() + flatTop(top) + bottom.band();
    }
    case 'jumpsuit': {
      const { top, bottom } = drawJumpsuit(context, cut, cloth, SIDES, belt);
      return bottom.body() + flatTop(top) + bottom.band();
    }
    case 'shoe':
      return flatPair(context, 'legs', (side) => drawShoe(context, side, cut.last, cloth, 'empty'));
    case 'bag': {
      const bag = drawBag(context, 'right', cut, cloth);
      return bag.behind + bag.front;
    }
    case 'hat':
      return drawHat(context, cut, cloth);
    case 'glasses':
      return drawSunglasses(context, cloth);
    case 'scarf':
      return drawScarf(context, cut, cloth);
    case 'tie':
      return cut.knot === 'bow' ? drawBowTie(context, cloth) : drawNecktie(context, cloth);
    case 'necklace':
      return drawNecklace(context, cut, cloth);
    case 'belt':
      if (cut.width === 'wide') return drawWideBelt(context, cloth, BELT_EASE);
      if (cut.width === 'chain') return drawChainBelt(context, cloth);
      return drawBand(context, cloth, { rise: 2.84, height: 0.11, upperEase: 0.015, lowerEase: 0.019 });
    case 'earrings':
      return drawEarrings(context, cut, cloth, FLAT_LOBES);
    case 'bracelet':
      return drawBracelet(context, cut, cloth);
    case 'gloves':
      return flatPair(context, 'arms', (side) => drawGloves(context, cut, cloth, 'bare', [side]));
    case 'socks':
      return drawSocks(context, cut, cloth, SIDES);
    case 'tights':
      return SIDES.map((side) => drawLeg(context, side, cloth)).join('');
  }
}
