import type { FigureSpec } from '../outfit.ts';
import type { DrawContext } from './context.ts';
import { dressFigure } from './cuts/dress-figure.ts';
import type { DressedItem } from './cuts/dressed-item.ts';
import { drawHeldAid } from './figure/aid.ts';
import { drawBareArm, drawFoldedForearm, drawForearm } from './figure/arm.ts';
import { type ArmDepth, depthOf } from './figure/arm-depth.ts';
import { drawHandParts } from './figure/hand.ts';
import { drawHandInHair } from './figure/hand-in-hair.ts';
import { drawArmShadows, drawBellyShadow, drawHeadShadow } from './figure/own-shadows.ts';
import { drawProsthesis } from './figure/prosthesis.ts';
import { armOrder, legOrder, otherSide, type Side } from './figure/side.ts';
import { drawLeg, drawTorso, WHOLE_LEG } from './figure/skin.ts';
import { drawHead } from './head/draw-head.ts';
import { polygon } from './kit/curve.ts';
import { group } from './kit/svg-element.ts';
import type { Layers } from './layers.ts';
import { drawHandProps, type HandProps } from './props/hand-props.ts';
import { drawSupport } from './props/seat.ts';

/** How far down her own leg goes above a prosthesis. */
const KNEE_STUMP = 1.16;

function drawLegs(context: DrawContext, { legs }: Layers, aid: FigureSpec['aid']): string {
  const order = legOrder(context.body.pose);
  if (legs.kind === 'tights') return order.map((side) => drawLeg(context, side, legs.cloth)).join('');
  const prosthetic = aid === 'prosthetic-leg' ? otherSide(context.body.weightSide) : undefined;
  const { from } = legs;
  return order
    .map((side) => {
      if (side !== prosthetic) return drawLeg(context, side, undefined, [from, WHOLE_LEG]);
      const own = from < KNEE_STUMP ? drawLeg(context, side, undefined, [from, KNEE_STUMP]) : '';
      return own + drawProsthesis(context, side);
    })
    .join('');
}

function drawArm(context: DrawContext, arms: Layers['arms'], side: Side): string {
  switch (arms) {
    case 'bare':
      return drawBareArm(context, side);
    case 'short-sleeves':
      return drawForearm(context, side);
    case 'covered':
      return '';
  }
}

/** A bag in the hand goes where the arm does; one that is worn lies on the body. */
const isHeld = ({ body }: DrawContext, side: Side) =>
  body.pose.arms[side].hand === 'hold' || body.pose.arms[side].hand === 'clutch';

/** Straps over bare shoulders, which grow out of the chest: only below them they go under the arm. */
function overShoulders({ body, document }: DrawContext, straps: string): string {
  if (!straps) return '';
  const shoulders = polygon(
    [
      [-1, 1],
      [1, 1],
      [1, 2],
      [-1, 2],
    ].map(([x = 0, v = 0]) => body.torso(0, v, x)),
  );
  return group(straps, `clip-path="url(#${document.clip(shoulders)})"`);
}

/** Hands with what they hold between palm and fingers, drawn when asked for. */
function handsOf(context: DrawContext, layers: Layers, { inHand, underHand }: HandProps) {
  const gloved = layers.gloves ? { ...context, skin: layers.gloves.colour } : context;
  return (side: Side, bag = '') => {
    const { palm, fingers } = drawHandParts(gloved, side);
    return (underHand?.[side] ?? '') + palm + (inHand[side] ?? '') + bag + fingers;
  };
}

const hasHair = ({ headscarf, hair }: FigureSpec) => headscarf === undefined && hair.style !== 'bald';

/** Where a sleeve is drawn once more, over hair; along the arm, and heads of cloth round it. */
const FOREARM_FROM = 1.3;
const SLEEVE = 0.12;

function forearmOf({ body, document, head }: DrawContext, side: Side, sleeve: string): string {
  const forearm = body.arms[side].outline(FOREARM_FROM, 2.1, SLEEVE * head);
  return sleeve && group(sleeve, `clip-path="url(#${document.clip(forearm)})"`);
}

/** Everything below the head, with the figure's own light laid over it. */
function drawDressed(context: DrawContext, figure: FigureSpec, items: readonly DressedItem[]) {
  const { document, body } = context;
  const { result: worn, shapeIds } = document.silhouettesOf(() => {
    const layers = dressFigure(context, items);
    const torso = document.silhouettesOf(() => drawTorso(context));
    return { layers, legs: drawLegs(context, layers, figure.aid), torso: torso.result, skin: torso.shapeIds };
  });
  const onCloth = shapeIds.filter((id) => !worn.skin.includes(id));
  const { layers } = worn;
  const { arms, bag, sleeves, outerSleeves } = layers;
  const aid = drawHeldAid(context, figure.aid, outerSleeves ? 'coat' : arms);
  const props = drawHandProps(context, layers);
  const handOf = handsOf(context, layers, props);
  const isRaised = (side: Side) => depthOf(body, side) === 'raised';
  /** Over hair on the shoulder, a scarf and a collar too. */
  const isOverHair = (side: Side) => isRaised(side) || body.pose.arms[side].hand === 'jacket';
  const handUnderHair = (side: Side) => (isOverHair(side) ? '' : handOf(side));
  const isOverSleeve = (side: Side) => arms !== 'covered' && body.arms[side].isFolded;
  const overSleeve = (side: Side) =>
    isOverSleeve(side) ? drawFoldedForearm(context, side) + handUnderHair(side) : '';
  /** An arm without a hand ends inside its sleeve, and one that goes into a pocket comes out of it; other hands lie over the cuff. */
  const isUnderCuff = (side: Side) => {
    const { hand } = body.pose.arms[side];
    return hand === 'none' || (hand === 'pocket' && !layers.outer);
  };
  const armOf = (side: Side) => {
    if (arms === 'covered') return isUnderCuff(side) ? handOf(side) : '';
    return drawArm(context, arms, side) + (isOverSleeve(side) ? '' : handUnderHair(side));
  };
  const coveredHandOf = (side: Side) => (arms === 'covered' && !isUnderCuff(side) ? handUnderHair(side) : '');
  const wholeArm = (side: Side) =>
    armOf(side) +
    (sleeves?.[side] ?? '') +
    overSleeve(side) +
    coveredHandOf(side) +
    (outerSleeves?.[side] ?? '');
  const liftedOver = (side: Side) =>
    (arms === 'covered'
      ? forearmOf(context, side, outerSleeves?.[side] ?? sleeves?.[side] ?? '')
      : drawFoldedForearm(context, side)) +
    (isRaised(side) && hasHair(figure) ? drawHandInHair(context, side, handOf(side)) : handOf(side));
  const sides = armOrder(body.pose);
  const at = (depth: ArmDepth) => sides.filter((side) => depthOf(body, side) === depth);
  const front = at('front');
  const inFront = (draw: (side: Side) => string | undefined) =>
    front.map((side) => draw(side) ?? '').join('');
  const belly = figure.pregnancy ? drawBellyShadow(context, shapeIds) : '';
  const shadows = belly + drawArmShadows(context, front, shapeIds);
  const isSleevedOver = arms === 'covered' && outerSleeves !== undefined && !sleeves?.left;
  /** Out of the armhole of a gilet. */
  const isUnderOuter = Boolean(layers.outer) && at('raised').every((side) => !outerSleeves?.[side]);
  const isBagBehind = bag !== undefined && isHeld(context, bag.side) && depthOf(body, bag.side) === 'back';
  /** Fingers close over a handle, and over the edge of a clutch that lies before the palm. */
  const inGrip = ({ side, front: drawn }: { readonly side: Side; readonly front: string }) => {
    if (depthOf(body, side) === 'back') return drawn;
    return body.pose.arms[side].hand === 'clutch' ? handOf(side, drawn) : drawn + handOf(side);
  };
  /** A bow or tie hangs behind what a hand holds before the chest. */
  const holdsUp = sides.some((side) => body.pose.arms[side].hand === 'cup');
  const onBody = bag?.onBody ?? '';
  const support = drawSupport(
    context,
    items.map(({ cloth }) => cloth.colour),
  );
  // A sleeve behind the body covers its shoulder, where skin would show between it and the armhole; a bare arm grows out of it.
  const trunk = [layers.collarStand, worn.torso];
  const svg = [
    support.behind,
    props.behind,
    layers.outerBack,
    layers.bagBehind,
    aid.propped,
    isBagBehind ? bag.front : '',
    ...(arms === 'bare' ? [] : trunk),
    ...at('back').map(wholeArm),
    layers.wristsBehind,
    worn.legs,
    layers.shoes,
    ...(arms === 'bare' ? trunk : []),
    layers.bottoms,
    layers.bootsOverHems,
    layers.top,
    layers.outer ? '' : onBody,
    aid.held,
    isSleevedOver ? '' : support.front + shadows,
    holdsUp && !layers.outer ? layers.neck : '',
    inFront(armOf),
    inFront((side) => (sleeves?.[side] ?? '') + overSleeve(side)),
    arms === 'bare' && !layers.outer ? overShoulders(context, onBody) : '',
    isUnderOuter ? at('raised').map(wholeArm).join('') : '',
    layers.outer,
    layers.outer ? onBody : '',
    isSleevedOver ? support.front + shadows : '',
    holdsUp && layers.outer ? layers.neck : '',
    inFront(coveredHandOf),
    inFront((side) => outerSleeves?.[side]),
    aid.over,
    layers.pocketPatch,
    layers.wrists,
    bag && !isBagBehind ? inGrip(bag) : '',
    holdsUp ? '' : layers.neck,
    drawHeadShadow(context, onCloth),
    ...(isUnderOuter ? [] : at('raised').map(wholeArm)),
    layers.wristsRaised,
  ]
    .filter((layer) => layer !== undefined)
    .join('');
  return {
    svg,
    overNeck: layers.overNeck ?? '',
    overHair: sides.filter(isOverHair).map(liftedOver).join(''),
  };
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
  return (
    head.back + dressed.svg + light + head.front + dressed.overNeck + head.over + dressed.overHair + head.hat
  );
}
