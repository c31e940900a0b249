import type { FigureSpec } from '../outfit.ts';
import type { DrawContext } from './context.ts';
import { drawBareArm, drawForearm } from './figure/arm.ts';
import { drawHand } from './figure/hand.ts';
import { legOrder } from './figure/leg-order.ts';
import { SIDES } from './figure/side.ts';
import { drawLeg, drawTorso } from './figure/skin.ts';
import { dressFigure } from './garments/dress-figure.ts';
import type { DressedItem } from './garments/dressed-item.ts';
import { drawHead } from './head/draw-head.ts';
import type { Layers } from './layers.ts';

function drawLegs(context: DrawContext, { legs }: Layers): string {
  if (legs.kind === 'hidden') return '';
  const cloth = legs.kind === 'tights' ? legs.cloth : undefined;
  return legOrder(context.body.pose)
    .map((side) => drawLeg(context, side, cloth))
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

/** The dressed figure, layer over layer from the back (ART §3). */
export function drawFigure(context: DrawContext, figure: FigureSpec, items: readonly DressedItem[]): string {
  const layers = dressFigure(context, items);
  const head = drawHead(context, figure, items);
  const sleeves = (worn: Layers['sleeves']) => SIDES.map((side) => worn?.[side] ?? '').join('');
  const hands = layers.arms === 'covered' ? SIDES.map((side) => drawHand(context, side)).join('') : '';
  const bag = layers.bag ? layers.bag.front + drawHand(context, layers.bag.side) : '';
  return [
    head.back,
    layers.outerBack,
    layers.bagBehind,
    drawLegs(context, layers),
    layers.shoes,
    layers.collarStand,
    drawTorso(context),
    layers.bottoms,
    layers.bootsOverHems,
    layers.top,
    drawArms(context, layers),
    sleeves(layers.sleeves),
    layers.outer,
    hands,
    sleeves(layers.outerSleeves),
    layers.pocketPatch,
    bag,
    layers.neck,
    head.front,
    layers.overNeck,
    head.over,
    head.hat,
  ]
    .filter((layer) => layer !== undefined)
    .join('');
}
