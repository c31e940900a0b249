import type { Cut } from '../garments/cut.ts';
import { findGarment } from '../garments/garments.ts';
import type { Framing, OutfitSpec } from '../outfit.ts';
import { clothByLight } from './cloth-by-light.ts';
import type { DrawContext } from './context.ts';
import type { DressedItem } from './cuts/dressed-item.ts';
import { drawFigure } from './draw-figure.ts';
import { Body, type Placement } from './figure/body.ts';
import type { Pose } from './figure/pose.ts';
import { floorUnder, lastWorn } from './footwear/shoe-floor.ts';
import { clearOf, directionOf, dogFloorOf, placementOf } from './framing.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, SvgDocument } from './kit/svg-document.ts';
import { group } from './kit/svg-element.ts';
import { lightFigure, skinByLight, windowLightOver } from './light-figure.ts';
import {
  isLayer,
  LAYERED_CANVAS,
  OVERSCAN_PX,
  type PictureFrame,
  type PictureLayer,
  partOf,
} from './picture-frame.ts';
import { poseHands } from './pose-hands.ts';
import { pocketsOf } from './rest-arm.ts';
import { castShadow, wetReflection } from './scene/cast-shadow.ts';
import { drawScene } from './scene/draw-scene.ts';
import { isWet, lightOf } from './scene/figure-light.ts';
import { drawForeground } from './scene/foreground.ts';

/** A figure one px to the head, to measure. */
const UNIT: Placement = { headPx: 1, x: 0, y: 0 };

/** What a picture is laid together from, back to front. */
interface Painted {
  readonly document: SvgDocument;
  readonly placement: Placement;
  readonly scene: string;
  /** The figure's shadow and reflection on the set. */
  readonly shadow: string;
  readonly figure: string;
  /** What falls or stands before the figure. */
  readonly front: string;
}

/** What a close picture shows nothing of. */
const WORN_ON_FEET: ReadonlySet<Cut['type']> = new Set(['shoe', 'socks']);

/** Returns the pieces of an outfit in their cuts. @throws {UnknownGarmentError} */
export function dress(spec: OutfitSpec): DressedItem[] {
  return spec.items.map(({ garment, cloth, worn }) => ({
    cut: findGarment(garment).cut,
    cloth,
    ...(worn ? { worn } : {}),
  }));
}

/** A seat, a wheelchair or a dog needs the floor that something in front would cover. */
const fillsFloor = ({ support, arms }: Pose) =>
  support !== undefined || arms.left.hand === 'lead' || arms.right.hand === 'lead';

/** Height of the chin, heads. */
const CHIN = 1.04;

function paint(spec: OutfitSpec, framing: Framing): Painted {
  const { figure, scene, seed } = spec;
  const light = lightOf(scene.name);
  const items = dress(spec).map((item) => ({ ...item, cloth: clothByLight(item.cloth, light) }));
  const document = new SvgDocument(LAYERED_CANVAS);
  const cuts = items.map(({ cut }) => cut);
  const pose = poseHands(figure, cuts, pocketsOf(items));
  const contextAt = (placement: Placement): DrawContext => ({
    document,
    body: new Body(figure, pose, placement),
    head: placement.headPx,
    seed,
    skin: skinByLight(figure.skin, light),
    hair: figure.hair.colour,
  });
  const last = lastWorn(cuts);
  const stands = framing === 'full';
  const soles = stands ? floorUnder(contextAt(UNIT), last) : 0;
  const placement = placementOf(
    framing,
    figure,
    pose,
    soles,
    cuts.some(({ type }) => type === 'hat'),
  );
  const context = contextAt(placement);
  const painting = drawScene(document, scene, seed, clearOf(placement), dogFloorOf(placement, pose));
  const { windowLight } = painting;
  const seen = stands ? items : items.filter(({ cut }) => !WORN_ON_FEET.has(cut.type));
  const dressed = drawFigure(context, figure, seen, (shapeIds) =>
    windowLight ? windowLightOver(document, windowLight, shapeIds) : '',
  );
  const { under, over } = lightFigure(document, light, scene.palette, {
    headPx: context.head,
    chinPx: context.body.free(0, CHIN)[1],
  });
  const footPx = placement.y + soles * placement.headPx;
  const reflection =
    stands && isWet(scene.name) ? wetReflection(document, painting, footPx, scene.palette) : '';
  const shadow = stands ? castShadow(document, painting, footPx, scene.palette.shade) : '';
  return {
    document,
    placement,
    scene: painting.back,
    shadow: reflection + shadow,
    figure: under + dressed + over,
    front: painting.front + (fillsFloor(pose) ? '' : drawForeground(spec, framing, directionOf(pose))),
  };
}

/**
 * The picture of an outfit as SVG, without paper grain: 960 by 1280 px, or the part of that which `frame` shows, which
 * is of the whole figure. The same spec gives the same bytes.
 * Throws UnknownGarmentError for a garment the wardrobe does not have.
 */
export function drawOutfit(spec: OutfitSpec, frame: PictureFrame = 'whole'): string {
  if (isLayer(frame)) return drawLayers(spec)[frame];
  const framing = frame === 'whole' ? (spec.framing ?? 'full') : 'full';
  const { document, placement, scene, shadow, figure, front } = paint(spec, framing);
  const { widthPx, heightPx, leftPx, topPx } = partOf(frame, placement);
  return document.toSvg(scene + shadow + figure + front, widthPx, heightPx, leftPx, topPx);
}

/**
 * The picture in layers that lie over each other as the whole does: the set with the figure's shadow on it, as large as
 * the picture; figure and front `OVERSCAN_PX` larger, with nothing behind them.
 */
export function drawLayers(spec: OutfitSpec): Readonly<Record<PictureLayer, string>> {
  const { document, scene, shadow, figure, front } = paint(spec, spec.framing ?? 'full');
  const { across, down } = OVERSCAN_PX;
  const layer = (content: string, [x, y]: readonly [number, number] = [across, down]) =>
    document.toLayer(content, {
      left: -x,
      top: -y,
      width: CANVAS_WIDTH_PX + 2 * x,
      height: CANVAS_HEIGHT_PX + 2 * y,
    });
  return {
    back: layer(scene + shadow, [0, 0]),
    figure: layer(group(figure, 'style="isolation:isolate"')),
    front: layer(front),
  };
}
