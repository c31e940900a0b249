import { SvgDocument } from '#draw/kit/svg-document.ts';
import { markAt } from '../brand/mark.ts';
import { discGround } from '../flat/ground.ts';
import { type LaidItem, layItem } from '../flat/lay-flat.ts';
import { PIECES } from '../illustrated-wardrobe.ts';
import { SHARE_SIZE } from './share-size.ts';

const LAID: readonly LaidItem[] = [
  { item: PIECES.jeans, x: 520, y: 322, turn: -6, size: 0.78 },
  { item: PIECES.stripedShirt, x: 700, y: 420, turn: 7, size: 0.72 },
  { item: PIECES.navyBlazer, x: 720, y: 190, turn: -5, size: 0.74 },
  { item: PIECES.floralDress, x: 936, y: 306, turn: 5, size: 0.72 },
  { item: PIECES.sunglasses, x: 1112, y: 138, turn: -12, size: 1.5 },
  { item: PIECES.tanTote, x: 1100, y: 318, turn: -6, size: 0.95 },
  { item: PIECES.tanLoafers, x: 1094, y: 520, turn: 8, size: 1.1 },
];

/** Draws the preview of every other page: the mark beside a wardrobe laid out. */
export function drawShareWardrobe(): string {
  const document = new SvgDocument();
  const { width, height } = SHARE_SIZE;
  const laid = LAID.map((item) => layItem(document, item)).join('');
  return document.toSvg(
    discGround('peach', SHARE_SIZE, [800, 315, 300]) + laid + markAt(210, 315, 230),
    width,
    height,
  );
}
