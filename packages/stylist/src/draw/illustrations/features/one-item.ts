import { SvgDocument } from '#draw/kit/svg-document.ts';
import { discGround } from '../flat/ground.ts';
import { type LaidItem, layItem } from '../flat/lay-flat.ts';
import { PIECES } from '../illustrated-wardrobe.ts';
import { FEATURE_SIZE } from './feature-size.ts';

/** The uploaded item lies in the middle; what it can be worn with lies round it. */
const LAID: readonly LaidItem[] = [
  { item: PIECES.jeans, x: 168, y: 462, turn: -5, size: 0.98 },
  { item: PIECES.tartanSkirt, x: 1012, y: 300, turn: 6, size: 1.06 },
  { item: PIECES.ankleBoots, x: 1062, y: 708, turn: 8, size: 1.75 },
  { item: PIECES.sneakers, x: 492, y: 768, turn: -7, size: 1.6 },
  { item: PIECES.butterBeanie, x: 368, y: 126, turn: -8, size: 1.5 },
  { item: PIECES.redBag, x: 716, y: 752, turn: 6, size: 1.3 },
  { item: PIECES.sunglasses, x: 806, y: 108, turn: 10, size: 1.7 },
  { item: PIECES.rustKnit, x: 604, y: 452, turn: 2, size: 1.5 },
];

/** Landing block 2: one item, and the outfits round it. */
export function drawOneItem(): string {
  const document = new SvgDocument();
  const items = LAID.map((laid) => layItem(document, laid)).join('');
  const { width, height } = FEATURE_SIZE;
  return document.toSvg(discGround('sage', FEATURE_SIZE, [604, 450, 372]) + items, width, height);
}
