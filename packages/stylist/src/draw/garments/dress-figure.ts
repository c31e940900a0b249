import type { Cloth } from '../../wardrobe/cloth.ts';
import { carryingSide } from '../bags/carrying-side.ts';
import { drawBag } from '../bags/draw-bag.ts';
import type { DrawContext } from '../context.ts';
import { legOrder } from '../figure/leg-order.ts';
import { SIDES } from '../figure/side.ts';
import { drawShoes } from '../footwear/draw-shoe.ts';
import type { Layers, LegCover } from '../layers.ts';
import { drawNecklace } from '../neck/necklace.ts';
import { drawScarf } from '../neck/scarf.ts';
import type { BottomParts } from './bottoms/bottom-parts.ts';
import { drawSkirt } from './bottoms/skirt.ts';
import { drawTrousers } from './bottoms/trousers.ts';
import type { DressedItem } from './dressed-item.ts';
import { drawDress } from './dresses/dress.ts';
import { drawPocketPatch, type PocketedGarment } from './pocket-patch.ts';
import { draftOuters, draftTops, drawSleeves, showsUnder, type UpperLayer } from './upper-body.ts';
import { type BottomCut, type Item, sortItems, type WornItems } from './worn-items.ts';

/** Height of a hand in a pocket: garments that end above it have none there. */
const POCKET_HEM = 3.8;

function draftBottom(
  context: DrawContext,
  { cut, cloth }: Item<BottomCut>,
  belt: Cloth | undefined,
): BottomParts {
  return cut.type === 'trousers'
    ? drawTrousers(context, cut, cloth, legOrder(context.body.pose), belt)
    : drawSkirt(context, cut, cloth, belt);
}

/** Trousers or skirt, and the layers over the upper body from inside out; a dress is both. */
function draft(context: DrawContext, worn: WornItems) {
  const tops = draftTops(context, worn.tops);
  const outers = draftOuters(context, worn.outers);
  if (worn.dress) {
    const { cut, cloth } = worn.dress;
    const dress = drawDress(context, cut, cloth, worn.belt);
    const bodice: UpperLayer = { kind: 'top', parts: dress.top, item: { cloth, worn: 'tucked' } };
    return { bottom: { parts: dress.bottom, cloth }, upper: [bodice, ...tops, ...outers] };
  }
  if (!worn.bottom) return { bottom: undefined, upper: [...tops, ...outers] };
  const parts = draftBottom(context, worn.bottom, worn.belt);
  return { bottom: { parts, cloth: worn.bottom.cloth }, upper: [...tops, ...outers] };
}

interface Drawn {
  readonly svg: string;
  readonly garment: PocketedGarment;
}

function drawTracked(context: DrawContext, cloth: Cloth, draw: () => string): Drawn {
  const { result, shapeIds } = context.document.silhouettesOf(draw);
  return { svg: result, garment: { cloth, shapeIds } };
}

/** Boots that reach over close-fitting hems. */
function wearsBootsOverHems({ shoes, bottom }: WornItems): boolean {
  if (shoes?.cut.last !== 'knee-boot' || bottom?.cut.type !== 'trousers') return false;
  return bottom.cut.fit === 'slim' || bottom.cut.fit === 'legging' || bottom.cut.fit === 'jogger';
}

/**
 * Everything worn below the head, drawn in the order it is put on. What nobody can see is not drawn, so that
 * it leaves no ghost in the cast shadow. Hats and glasses belong to the head.
 */
export function dressFigure(context: DrawContext, items: readonly DressedItem[]): Layers {
  const worn = sortItems(items);
  const { bottom, upper } = draft(context, worn);
  const tops = upper.filter((layer) => layer.kind === 'top');
  const outers = upper.filter((layer) => layer.kind === 'outer');
  const isTucked = tops.some(({ item }) => item.worn === 'tucked');

  const behind = [
    ...outers.map(({ parts }) => parts.behind?.() ?? ''),
    ...tops.map(({ parts }) => parts.hoodBack?.() ?? ''),
  ].join('');
  const bottomBody = bottom && drawTracked(context, bottom.cloth, bottom.parts.body);
  const band = bottom?.parts.band() ?? '';

  let pocketed = bottomBody?.garment;
  const bodies = tops.map((layer) => {
    const { parts, item } = layer;
    const over = upper.slice(upper.indexOf(layer) + 1);
    if (!showsUnder(parts, over)) return item.worn === 'tucked' ? band : '';
    const drawn = drawTracked(context, item.cloth, parts.body);
    if (item.worn !== 'tucked' && parts.hem >= POCKET_HEM) pocketed = drawn.garment;
    return drawn.svg + (item.worn === 'tucked' ? band : '');
  });

  // A hood lies over a coat's collar; every other neck lies under it.
  const necks = tops.filter(({ parts }) => !parts.hoodBack).map(({ parts }) => parts.neck?.() ?? '');
  const hoods = tops.filter(({ parts }) => parts.hoodBack).map(({ parts }) => parts.neck?.() ?? '');
  const fronts = outers.map(({ parts, item }) => {
    const drawn = drawTracked(context, item.cloth, parts.front);
    if (parts.hem >= POCKET_HEM) pocketed = drawn.garment;
    return drawn.svg;
  });
  const hasLapels = worn.outers.some(({ cut }) => cut.type === 'jacket' && cut.lapel !== 'stand');
  const { arms, ofTops, ofOuters } = drawSleeves(upper);

  const legs: LegCover = worn.tights ? { kind: 'tights', cloth: worn.tights } : { kind: 'bare' };
  const shod = worn.tights ? { ...context, skin: worn.tights.colour } : context;
  const shoes = worn.shoes && drawShoes(shod, worn.shoes.cut, worn.shoes.cloth, legOrder(context.body.pose));
  const bootsOver = wearsBootsOverHems(worn);
  const side = carryingSide(context.body);
  const bag = worn.bag && drawBag(context, side, worn.bag.cut, worn.bag.cloth);
  const garmentWithPocket = pocketed;
  const patches = garmentWithPocket
    ? SIDES.filter((hand) => context.body.pose.arms[hand].hand === 'pocket').map((hand) =>
        drawPocketPatch(context, hand, garmentWithPocket),
      )
    : [];

  return {
    outerBack: behind,
    legs,
    collarStand: tops.map(({ parts }) => parts.collarStand?.() ?? '').join(''),
    bottoms: (bottomBody?.svg ?? '') + (isTucked ? '' : band),
    top: bodies.join(''),
    arms,
    sleeves: ofTops,
    outer: (hasLapels ? necks.join('') : '') + fronts.join(''),
    outerSleeves: ofOuters,
    pocketPatch: patches.join(''),
    neck: [
      ...(hasLapels ? [] : necks),
      ...outers.map(({ parts }) => parts.collar?.() ?? ''),
      ...hoods,
      ...worn.necklaces.map(({ cut, cloth }) => drawNecklace(context, cut, cloth)),
    ].join(''),
    overNeck: worn.scarves.map(({ cut, cloth }) => drawScarf(context, cut, cloth)).join(''),
    ...(shoes === undefined ? {} : bootsOver ? { bootsOverHems: shoes } : { shoes }),
    ...(bag ? { bagBehind: bag.behind, bag: { front: bag.front, side } } : {}),
  };
}
