import type { FigureSpec } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import type { DressedItem } from '../cuts/dressed-item.ts';
import { drawFigure } from '../draw-figure.ts';
import { Body, type Placement } from '../figure/body.ts';
import { skinInLight } from '../figure/skin.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { poseHands } from '../pose-hands.ts';

/** The soles, heads below the ankles. */
const SOLE = 0.5;
/** From the top of the figure to its soles, in heads. */
const HEIGHT_HEADS = 8.78;

export interface Standing {
  readonly figure: FigureSpec;
  readonly items: readonly DressedItem[];
  readonly seed: number;
  /** px per head, x of the figure's axis, y of the floor it stands on. */
  readonly headPx: number;
  readonly x: number;
  readonly floorY: number;
}

/** A dressed figure of a picture that holds several. */
export interface StandingFigure {
  readonly svg: string;
  /** Its shapes, for its own shadow. */
  readonly shapeIds: readonly string[];
  readonly footY: number;
}

export function drawStanding(document: SvgDocument, standing: Standing): StandingFigure {
  const { figure, items, seed, headPx, x, floorY } = standing;
  const placement: Placement = { headPx, x, y: floorY - headPx * HEIGHT_HEADS };
  const pose = poseHands(
    figure,
    items.map(({ cut }) => cut),
  );
  const body = new Body(figure.bodyShape, pose, placement);
  const context: DrawContext = {
    document,
    body,
    head: headPx,
    seed,
    skin: skinInLight(figure.skin),
    hair: figure.hair.colour,
  };
  const { result, shapeIds } = document.silhouettesOf(() => drawFigure(context, figure, items));
  const footY = Math.max(body.legs.left.at(2)[1], body.legs.right.at(2)[1]) + SOLE * headPx;
  return { svg: result, shapeIds: [...new Set(shapeIds)], footY };
}
