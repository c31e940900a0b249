import { carryingSide } from '../bags/carrying-side.ts';
import { drawBag } from '../bags/draw-bag.ts';
import type { DrawContext } from '../context.ts';
import { legOrder } from '../figure/leg-order.ts';
import { SIDES } from '../figure/side.ts';
import { drawShoes } from '../footwear/draw-shoe.ts';
import type { Layers, LegCover } from '../layers.ts';
import { drawNecklace } from '../neck/necklace.ts';
import { drawScarf } from '../neck/scarf.ts';
import { type DraftedOutfit, draftOutfit } from './draft-outfit.ts';
import { drawGarments } from './draw-garments.ts';
import type { DressedItem } from './dressed-item.ts';
import { hasLapel } from './outerwear/jacket-draft.ts';
import { drawPocketPatch, type PocketedGarment } from './pocket-patch.ts';
import { drawSleeves } from './upper-body.ts';
import { sortItems, type WornItems } from './worn-items.ts';

/** Boots that reach over close-fitting hems. */
function wearsBootsOverHems({ shoes, bottom }: WornItems): boolean {
  if (shoes?.cut.last !== 'knee-boot' || bottom?.cut.type !== 'trousers') return false;
  return ['slim', 'legging', 'jogger'].includes(bottom.cut.fit);
}

function drawFeet(context: DrawContext, worn: WornItems): Pick<Layers, 'legs' | 'shoes' | 'bootsOverHems'> {
  const { shoes, tights } = worn;
  const legs: LegCover = tights ? { kind: 'tights', cloth: tights } : { kind: 'bare' };
  if (!shoes) return { legs };
  const shod = tights ? { ...context, skin: tights.colour } : context;
  const drawn = drawShoes(shod, shoes.cut, shoes.cloth, legOrder(context.body.pose));
  return wearsBootsOverHems(worn) ? { legs, bootsOverHems: drawn } : { legs, shoes: drawn };
}

/** Collars and hoods: a shirt collar lies under lapels, a hood over them. */
function drawNecks({ tops, outers }: DraftedOutfit): { readonly underLapels: string; readonly over: string } {
  const isHooded = (top: DraftedOutfit['tops'][number]) => top.parts.hoodBack !== undefined;
  const join = (layers: DraftedOutfit['tops']) => layers.map(({ parts }) => parts.neck?.() ?? '').join('');
  const collars = join(tops.filter((top) => !isHooded(top)));
  const hoods = join(tops.filter(isHooded));
  const standing = outers.map(({ parts }) => parts.collar?.() ?? '').join('');
  const lapels = outers.some(({ item }) => item.cut.type === 'jacket' && hasLapel(item.cut));
  return lapels
    ? { underLapels: collars, over: standing + hoods }
    : { underLapels: '', over: collars + standing + hoods };
}

function drawPocketPatches(context: DrawContext, pocketed: PocketedGarment | undefined): string {
  if (!pocketed) return '';
  const inPocket = SIDES.filter((side) => context.body.pose.arms[side].hand === 'pocket');
  return inPocket.map((side) => drawPocketPatch(context, side, pocketed)).join('');
}

function drawCarried(context: DrawContext, { bag }: WornItems): Pick<Layers, 'bagBehind' | 'bag'> {
  if (!bag) return {};
  const side = carryingSide(context.body);
  const { behind, front } = drawBag(context, side, bag.cut, bag.cloth);
  return { bagBehind: behind, bag: { front, side } };
}

/**
 * Everything worn below the head, drawn in the order it is put on. What nobody can see is not drawn, so that
 * it leaves no ghost in the cast shadow. Hats and glasses belong to the head.
 */
export function dressFigure(context: DrawContext, items: readonly DressedItem[]): Layers {
  const worn = sortItems(items);
  const outfit = draftOutfit(context, worn);
  const { tops, outers } = outfit;
  const linings = outers.map(({ parts }) => parts.behind?.() ?? '');
  const hoodBacks = tops.map(({ parts }) => parts.hoodBack?.() ?? '');
  const garments = drawGarments(context, outfit);
  const necks = drawNecks(outfit);
  const sleeves = drawSleeves([...tops, ...outers]);
  const necklaces = worn.necklaces.map(({ cut, cloth }) => drawNecklace(context, cut, cloth));
  const scarves = worn.scarves.map(({ cut, cloth }) => drawScarf(context, cut, cloth));
  return {
    ...drawFeet(context, worn),
    ...drawCarried(context, worn),
    outerBack: [...linings, ...hoodBacks].join(''),
    collarStand: tops.map(({ parts }) => parts.collarStand?.() ?? '').join(''),
    bottoms: garments.bottoms,
    top: garments.tops,
    arms: sleeves.arms,
    sleeves: sleeves.ofTops,
    outer: necks.underLapels + garments.outers,
    outerSleeves: sleeves.ofOuters,
    pocketPatch: drawPocketPatches(context, garments.pocketed),
    neck: necks.over + necklaces.join(''),
    overNeck: scarves.join(''),
  };
}
