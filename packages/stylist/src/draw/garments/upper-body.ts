import type { Cloth } from '../../wardrobe/cloth.ts';
import type { DrawContext, Side } from '../context.ts';
import { SIDES } from '../figure/side.ts';
import type { ArmCover } from '../layers.ts';
import { drawTop } from './draw-top.ts';
import { drawJacket } from './outerwear/jacket.ts';
import type { OuterParts } from './outerwear/outer-parts.ts';
import { drawPuffer } from './outerwear/puffer.ts';
import type { SleeveCover, TopParts } from './tops/top-parts.ts';
import type { Item, OuterCut, TopCut } from './worn-items.ts';

/** One layer over the upper body, drafted but not yet drawn. */
export type UpperLayer =
  | { readonly kind: 'top'; readonly parts: TopParts; readonly item: Pick<Item<TopCut>, 'cloth' | 'worn'> }
  | { readonly kind: 'outer'; readonly parts: OuterParts; readonly item: Item<OuterCut> };

export function draftTops(context: DrawContext, tops: readonly Item<TopCut>[]): UpperLayer[] {
  return tops.map((item) => ({ kind: 'top', parts: drawTop(context, item), item }));
}

export function draftOuters(context: DrawContext, outers: readonly Item<OuterCut>[]): UpperLayer[] {
  return outers.map((item) => ({
    kind: 'outer',
    item,
    parts:
      item.cut.type === 'jacket'
        ? drawJacket(context, item.cut, item.cloth)
        : drawPuffer(context, item.cut, item.cloth),
  }));
}

/** A front that shows nothing of what is under it above its hem. */
function closesOver({ cut }: Item<OuterCut>): boolean {
  if (cut.type === 'puffer') return true;
  return cut.open === 0 && (cut.lapel === 'stand' || cut.lapel === 'none');
}

/** Whether any of a top's body shows under the layers over it. */
export function showsUnder(top: TopParts, over: readonly UpperLayer[]): boolean {
  return !over.some(
    (layer) => layer.kind === 'outer' && closesOver(layer.item) && layer.parts.hem >= top.hem - 0.02,
  );
}

const coverOf = (layer: UpperLayer): SleeveCover => {
  if (layer.kind === 'top') return layer.parts.sleeves;
  return layer.parts.sleeve ? 'long' : 'none';
};

type Sleeves = Partial<Record<Side, string>>;

/** The sleeves that show, from inside out: nothing under a long sleeve does. */
export function drawSleeves(layers: readonly UpperLayer[]): {
  readonly arms: ArmCover;
  readonly ofTops: Sleeves;
  readonly ofOuters: Sleeves;
} {
  const outermostLong = layers.findLastIndex((layer) => coverOf(layer) === 'long');
  const visible = layers.slice(Math.max(0, outermostLong)).filter((layer) => coverOf(layer) !== 'none');
  const draw = (kind: UpperLayer['kind']): Sleeves => {
    const shown = visible.filter((layer) => layer.kind === kind);
    if (shown.length === 0) return {};
    return Object.fromEntries(
      SIDES.map((side) => [side, shown.map(({ parts }) => parts.sleeve?.(side) ?? '').join('')]),
    );
  };
  const arms = outermostLong >= 0 ? 'covered' : visible.length > 0 ? 'short-sleeves' : 'bare';
  return { arms, ofTops: draw('top'), ofOuters: draw('outer') };
}

/** What a pocketed garment needs to be known by. */
export interface DrawnLayer {
  readonly svg: string;
  readonly cloth: Cloth;
  readonly shapeIds: readonly string[];
  readonly hem: number;
}
