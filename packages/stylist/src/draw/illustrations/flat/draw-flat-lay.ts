import { SvgDocument } from '#draw/kit/svg-document.ts';
import { PIECES } from '../illustrated-wardrobe.ts';
import { discGround, eucalyptus, type Size, slantedGround, TWIG_BOX, windowLight } from './ground.ts';
import { type LaidItem, layDown, layItem } from './lay-flat.ts';

const TALL: Size = { width: 960, height: 1280 };

const WORK: readonly LaidItem[] = [
  { item: PIECES.sandTrousers, belt: PIECES.tanLoafers.cloth, x: 596, y: 556, turn: 7, size: 1.14 },
  { item: PIECES.stripedShirt, x: 345, y: 930, turn: -9, size: 1.1 },
  { item: PIECES.navyBlazer, x: 376, y: 336, turn: -4, size: 1.26 },
  { item: PIECES.tanTote, x: 193, y: 985, turn: 6, size: 1.85 },
  { item: PIECES.tanLoafers, x: 632, y: 1080, turn: 6, size: 2.1 },
  { item: PIECES.sunglasses, x: 455, y: 1010, turn: -14, size: 2.3 },
];

/** Draws a work outfit laid out in window light. */
export function drawWorkFlatLay(): string {
  const document = new SvgDocument();
  const belted = WORK.map((laid) => layItem(document, laid)).join('');
  const twig = layDown(document, eucalyptus(-1.9), { x: 880, y: 1290, turn: 0, size: 1 }, TWIG_BOX);
  return document.toSvg(slantedGround('peach', TALL) + belted + twig + windowLight(document));
}

const COLD: readonly LaidItem[] = [
  { item: PIECES.jeans, x: 384, y: 680, turn: -6, size: 1.2 },
  { item: PIECES.cableKnit, x: 588, y: 1004, turn: 7, size: 1.16 },
  { item: PIECES.puffer, x: 600, y: 312, turn: 5, size: 1.28 },
  { item: PIECES.butterBeanie, x: 156, y: 158, turn: -10, size: 2.1 },
  { item: PIECES.sneakers, x: 200, y: 1074, turn: -6, size: 2.2 },
  { item: PIECES.redBag, x: 460, y: 1075, turn: 8, size: 1.35 },
];

/** Draws a winter outfit laid out on ice blue. */
export function drawColdFlatLay(): string {
  const document = new SvgDocument();
  const items = COLD.map((laid) => layItem(document, laid)).join('');
  return document.toSvg(discGround('ice', TALL, [700, 430, 390]) + items);
}
