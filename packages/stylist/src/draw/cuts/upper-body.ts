import type { DrawContext, Side } from '../context.ts';
import { SIDES } from '../figure/side.ts';
import type { ArmCover } from '../layers.ts';
import { drawTop } from './draw-top.ts';
import { drawCape } from './outerwear/cape.ts';
import { drawJacket } from './outerwear/jacket.ts';
import { hasLapel, hasVNeck } from './outerwear/jacket-draft.ts';
import type { OuterParts } from './outerwear/outer-parts.ts';
import { drawPuffer } from './outerwear/puffer.ts';
import type { SleeveCover, TopParts } from './tops/top-parts.ts';
import type { Item, OuterCut, TopCut } from './worn-items.ts';

/** A top, or the bodice of a dress, drafted but not yet drawn. */
export interface TopLayer {
  readonly kind: 'top';
  readonly parts: TopParts;
  readonly item: Pick<Item<TopCut>, 'cloth' | 'worn'>;
}

/** A jacket, coat or gilet, drafted but not yet drawn. */
export interface OuterLayer {
  readonly kind: 'outer';
  readonly parts: OuterParts;
  readonly item: Item<OuterCut>;
}

export const draftTop = (context: DrawContext, item: Item<TopCut>): TopLayer => ({
  kind: 'top',
  parts: drawTop(context, item),
  item,
});

/** The parts of any outer layer; `underCollar` is how thick what is round the neck under it is, heads. */
export function outerParts(
  context: DrawContext,
  { cut, cloth }: Pick<Item<OuterCut>, 'cut' | 'cloth'>,
  underCollar = 0,
): OuterParts {
  switch (cut.type) {
    case 'jacket':
      return drawJacket(context, cut, cloth, underCollar);
    case 'puffer':
      return drawPuffer(context, cut, cloth);
    case 'cape':
      return drawCape(context, cut, cloth);
  }
}

export function draftOuter(context: DrawContext, item: Item<OuterCut>, underCollar = 0): OuterLayer {
  return { kind: 'outer', parts: outerParts(context, item, underCollar), item };
}

/** A front that shows nothing of what is under it above its hem. */
export function closesOver({ cut }: Item<OuterCut>): boolean {
  if (cut.type !== 'jacket') return true;
  return cut.open === 0 && !hasLapel(cut) && !hasVNeck(cut);
}

/** Beside the armhole of a gilet the body of what is under it shows. */
export const coversShoulders = ({ parts }: OuterLayer): boolean =>
  parts.sleeve !== undefined || parts.over !== undefined;

/** Whether any of a top's body shows under the outer layers. */
export function showsUnder(top: TopParts, outers: readonly OuterLayer[]): boolean {
  return !outers.some(
    (outer) => closesOver(outer.item) && coversShoulders(outer) && outer.parts.hem >= top.hem - 0.02,
  );
}

/** Outer layers of which none has sleeves or falls over the arms. */
export const isSleeveless = (outers: readonly OuterLayer[]): boolean =>
  outers.length > 0 && !outers.some(coversShoulders);

function coverOf(layer: TopLayer | OuterLayer): SleeveCover {
  if (layer.kind === 'top') return layer.parts.sleeves;
  return layer.parts.sleeve ? 'long' : 'none';
}

type Sleeves = Partial<Record<Side, string>>;

/** Draws the sleeves that show, layers given from inside out: nothing under a long sleeve does. */
export function drawSleeves(layers: readonly (TopLayer | OuterLayer)[]): {
  readonly arms: ArmCover;
  readonly ofTops: Sleeves;
  readonly ofOuters: Sleeves;
} {
  const outermostLong = layers.findLastIndex((layer) => coverOf(layer) === 'long');
  const visible = layers.slice(Math.max(0, outermostLong)).filter((layer) => coverOf(layer) !== 'none');
  const draw = (kind: 'top' | 'outer'): Sleeves => {
    const shown = visible.filter((layer) => layer.kind === kind);
    if (shown.length === 0) return {};
    return Object.fromEntries(
      SIDES.map((side) => [side, shown.map(({ parts }) => parts.sleeve?.(side) ?? '').join('')]),
    );
  };
  const arms = outermostLong >= 0 ? 'covered' : visible.length > 0 ? 'short-sleeves' : 'bare';
  return { arms, ofTops: draw('top'), ofOuters: draw('outer') };
}
