import type { Cloth } from '#garments/cloth.ts';
import type { DrawContext } from '../context.ts';
import { legOrder } from '../figure/side.ts';
import { bootsOverHems } from './boots-over-hems.ts';
import type { BottomParts } from './bottoms/bottom-parts.ts';
import { drawSkirt } from './bottoms/skirt.ts';
import { drawTrousers } from './bottoms/trousers.ts';
import { drawDress } from './dresses/dress.ts';
import { drawJumpsuit } from './dresses/jumpsuit.ts';
import { draftOuter, draftTop, type OuterLayer, type TopLayer } from './upper-body.ts';
import type { WornItems } from './worn-items.ts';

/** Trousers, a skirt, or the lower part of a dress. */
export interface BottomLayer {
  readonly parts: BottomParts;
  readonly cloth: Cloth;
}

/** An outfit drafted on a body, nothing of it drawn yet; tops and outers from inside out. */
export interface DraftedOutfit {
  readonly bottom?: BottomLayer;
  readonly tops: readonly TopLayer[];
  readonly outers: readonly OuterLayer[];
}

function draftBottom(context: DrawContext, worn: WornItems): BottomLayer | undefined {
  const { bottom, belt } = worn;
  if (!bottom) return undefined;
  const { cut, cloth } = bottom;
  const parts =
    cut.type === 'trousers'
      ? drawTrousers(context, cut, cloth, legOrder(context.body.pose), { belt, boots: bootsOverHems(worn) })
      : drawSkirt(context, cut, cloth, belt);
  return { parts, cloth };
}

/** Drafts what is worn; a dress is the innermost top and the bottom at once. */
export function draftOutfit(context: DrawContext, worn: WornItems): DraftedOutfit {
  const tops = worn.tops.map((item) => draftTop(context, item));
  const underCollar = Math.max(0, ...tops.map(({ parts }) => parts.neckThickness ?? 0));
  const outers = worn.outers.map((item) => draftOuter(context, item, underCollar));
  if (worn.dress) {
    const { cut, cloth } = worn.dress;
    const { top, bottom } =
      cut.type === 'dress'
        ? drawDress(context, cut, cloth, worn.belt)
        : drawJumpsuit(context, cut, cloth, legOrder(context.body.pose), worn.belt);
    const bodice: TopLayer = { kind: 'top', parts: top, item: { cloth, worn: 'tucked' } };
    return { bottom: { parts: bottom, cloth }, tops: [bodice, ...tops], outers };
  }
  const bottom = draftBottom(context, worn);
  return bottom ? { bottom, tops, outers } : { tops, outers };
}
