import type { DressedItem } from '#draw/cuts/dressed-item.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { discGround, type GroundName, type Size } from './ground.ts';
import { itemBox, layItem } from './lay-flat.ts';

const TALL: Size = { width: 960, height: 1280 };
/** Share of the picture the item may fill. */
const FILLS = { width: 0.86, height: 0.84 } as const;
const TURN_DEGREES = -2;

/** One item of the wardrobe on a disc, as large as the picture allows; 960 by 1280 px. */
export function drawSingleItem(item: DressedItem, ground: GroundName): string {
  const document = new SvgDocument();
  const { left, top, right, bottom } = itemBox(item);
  const size = Math.min(
    (TALL.width * FILLS.width) / (right - left),
    (TALL.height * FILLS.height) / (bottom - top),
  );
  const laid = layItem(document, { item, x: 480, y: 640, turn: TURN_DEGREES, size });
  return document.toSvg(discGround(ground, TALL, [480, 640, 430], 0.7) + laid);
}
