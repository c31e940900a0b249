import type { DressedItem } from '#draw/cuts/dressed-item.ts';
import type { Box } from '#draw/kit/box.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import { itemBox, layItem } from './lay-flat.ts';

interface Placed {
  /** In degrees. */
  readonly turn: number;
  /** 1 is 126 px per head; a smaller item keeps room around it. */
  readonly maxSize: number;
}

/** Returns an item laid in the middle of a box, as large as that allows. */
export function laidWithin(
  document: SvgDocument,
  item: DressedItem,
  box: Box,
  { turn, maxSize }: Placed,
): string {
  const { left, top, right, bottom } = itemBox(item);
  const size = Math.min(
    (box.right - box.left) / (right - left),
    (box.bottom - box.top) / (bottom - top),
    maxSize,
  );
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return layItem(document, { item, x, y, turn, size });
}
