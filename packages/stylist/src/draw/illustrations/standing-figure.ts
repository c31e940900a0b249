import type { FigureSpec } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import type { DressedItem } from '../cuts/dressed-item.ts';
import { drawFigure } from '../draw-figure.ts';
import { Body, type Placement } from '../figure/body.ts';
import { skinInLight } from '../figure/skin.ts';
import { floorUnder, lastWorn } from '../footwear/shoe-floor.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { poseHands } from '../pose-hands.ts';

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
  const cuts = items.map(({ cut }) => cut);
  const pose = poseHands(figure, cuts);
  const contextAt = (placement: Placement): DrawContext => ({
    document,
    body: new Body(figure, pose, placement),
    head: placement.headPx,
    seed,
    skin: skinInLight(figure.skin),
    hair: figure.hair.colour,
  });
  const last = lastWorn(cuts);
  const soles = floorUnder(contextAt({ headPx: 1, x: 0, y: 0 }), last);
  const context = contextAt({ headPx, x, y: floorY - headPx * soles });
  const { result, shapeIds } = document.silhouettesOf(() => drawFigure(context, figure, items));
  return { svg: result, shapeIds: [...new Set(shapeIds)], footY: floorY };
}
