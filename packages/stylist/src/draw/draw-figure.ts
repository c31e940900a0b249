import type { FigureSpec } from '../outfit.ts';
import type { DrawContext } from './context.ts';
import { dressFigure } from './cuts/dress-figure.ts';
import type { DressedItem } from './cuts/dressed-item.ts';
import { drawHeldAid } from './figure/aid.ts';
import { drawBareArm, drawForearm } from './figure/arm.ts';
import { drawHand } from './figure/hand.ts';
import { drawProsthesis } from './figure/prosthesis.ts';
import { legOrder, otherSide, SIDES } from './figure/side.ts';
import { drawLeg, drawTorso } from './figure/skin.ts';
import { drawHead } from './head/draw-head.ts';
import type { Layers } from './layers.ts';

/** How far down her own leg goes above a prosthesis. */
const KNEE_STUMP = 1.16;

function drawLegs(context: DrawContext, { legs }: Layers, aid: FigureSpec['aid']): string {
  if (legs.kind === 'hidden') return '';
  if (legs.kind === 'tights') {
    return legOrder(context.body.pose)
      .map((side) => drawLeg(context, side, legs.cloth))
      .join('');
  }
  const prosthetic = aid === 'prosthetic-leg' ? otherSide(context.body.weightSide) : undefined;
  return legOrder(context.body.pose)
    .map((side) =>
      side === prosthetic
        ? drawLeg(context, side, undefined, KNEE_STUMP) + drawProsthesis(context, side)
        : drawLeg(context, side),
    )
    .join('');
}

function drawArms(context: DrawContext, { arms }: Layers): string {
  switch (arms) {
    case 'bare':
      return SIDES.map((side) => drawBareArm(context, side)).join('');
    case 'short-sleeves':
      return SIDES.map((side) => drawForearm(context, side)).join('');
    case 'covered':
      return '';
  }
}

/** Everything below the head, with the figure's own light laid over it. */
function drawDressed(context: DrawContext, figure: FigureSpec, items: readonly DressedItem[]) {
  const layers = dressFigure(context, items);
  const aid = drawHeldAid(context, figure.aid, layers.outerSleeves ? 'coat' : layers.arms);
  const sleeves = (worn: Layers['sleeves']) => SIDES.map((side) => worn?.[side] ?? '').join('');
  const hand = layers.gloves ? { ...context, skin: layers.gloves.colour } : context;
  const hands = layers.arms === 'covered' ? SIDES.map((side) => drawHand(hand, side)).join('') : '';
  const bag = layers.bag ? layers.bag.front + drawHand(hand, layers.bag.side) : '';
  const svg = [
    layers.outerBack,
    layers.bagBehind,
    drawLegs(context, layers, figure.aid),
    layers.shoes,
    layers.collarStand,
    drawTorso(context),
    layers.bottoms,
    layers.bootsOverHems,
    layers.top,
    aid.held,
    drawArms(context, layers),
    sleeves(layers.sleeves),
    layers.outer,
    hands,
    sleeves(layers.outerSleeves),
    aid.over,
    layers.pocketPatch,
    layers.wrists,
    bag,
    layers.neck,
  ]
    .filter((layer) => layer !== undefined)
    .join('');
  return { svg, overNeck: layers.overNeck ?? '' };
}

/**
 * The dressed figure, layer over layer from the back (ART §3). `lightOver` paints light over shapes by their ids;
 * it falls on body and clothes only: a window's edge across face and hair would cut them in two.
 */
export function drawFigure(
  context: DrawContext,
  figure: FigureSpec,
  items: readonly DressedItem[],
  lightOver: (shapeIds: readonly string[]) => string = () => '',
): string {
  const { result: dressed, shapeIds } = context.document.silhouettesOf(() =>
    drawDressed(context, figure, items),
  );
  const head = drawHead(context, figure, items);
  const light = lightOver([...new Set(shapeIds)]);
  return head.back + dressed.svg + light + head.front + dressed.overNeck + head.over + head.hat;
}
