import { findGarment } from '../garments/garments.ts';
import type { OutfitSpec } from '../outfit.ts';
import type { DrawContext } from './context.ts';
import type { DressedItem } from './cuts/dressed-item.ts';
import { drawFigure } from './draw-figure.ts';
import { Body } from './figure/body.ts';
import { skinInLight } from './figure/skin.ts';
import { SvgDocument } from './kit/svg-document.ts';
import { gradeFigure, windowLightOver } from './light-figure.ts';
import { PART_OF_FRAME, type PictureFrame } from './picture-frame.ts';
import { poseHands } from './pose-hands.ts';
import { castShadow } from './scene/cast-shadow.ts';
import { drawScene } from './scene/draw-scene.ts';

/** Where the figure stands: about 100 px of floor are left under the shoes. */
const PLACEMENT = { headPx: 128, x: 470, y: 46 } as const;
/** The soles, heads below the ankles. */
const SOLE = 0.5;

function dress(spec: OutfitSpec): DressedItem[] {
  return spec.items.map(({ garment, cloth, worn }) => ({
    cut: findGarment(garment).cut,
    cloth,
    ...(worn ? { worn } : {}),
  }));
}

/**
 * The picture of an outfit as SVG, without paper grain: 960 by 1280 px, or the part of that which `frame` shows. The
 * same spec gives the same bytes.
 * Throws UnknownGarmentError for a garment the wardrobe does not have.
 */
export function drawOutfit(spec: OutfitSpec, frame: PictureFrame = 'whole'): string {
  const { figure, scene, seed } = spec;
  const items = dress(spec);
  const document = new SvgDocument();
  const pose = poseHands(
    figure,
    items.map(({ cut }) => cut),
  );
  const body = new Body(figure.bodyShape, pose, PLACEMENT);
  const context: DrawContext = {
    document,
    body,
    head: body.headPx,
    seed,
    skin: skinInLight(figure.skin),
    hair: figure.hair.colour,
  };
  const painting = drawScene(document, scene, seed);
  const { windowLight } = painting;
  const dressed = drawFigure(context, figure, items, (shapeIds) =>
    windowLight ? windowLightOver(document, windowLight, shapeIds) : '',
  );
  const footPx = Math.max(body.legs.left.at(2)[1], body.legs.right.at(2)[1]) + SOLE * body.headPx;
  const shadow = castShadow(document, painting, footPx, scene.palette.shade);
  const light = gradeFigure(document, scene.palette);
  const { widthPx, heightPx, leftPx, topPx } = PART_OF_FRAME[frame];
  const drawn = painting.back + shadow + dressed + light + painting.front;
  return document.toSvg(drawn, widthPx, heightPx, leftPx, topPx);
}
