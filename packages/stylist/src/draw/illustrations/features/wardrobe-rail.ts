import { oklch, toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import type { DressedItem } from '#draw/cuts/dressed-item.ts';
import { FLAT_POSE, type Pose } from '#draw/figure/pose.ts';
import type { Box } from '#draw/kit/box.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { DOWN, linear, opacity, rect } from '#draw/scene/paint.ts';
import { FLAT_HEAD_PX, flatContext } from '../flat/flat-body.ts';
import { drawFlatItem } from '../flat/flat-item.ts';
import { windowLight } from '../flat/ground.ts';
import { layDown, layItem } from '../flat/lay-flat.ts';
import { PIECES } from '../illustrated-wardrobe.ts';
import { FEATURE_SIZE } from './feature-size.ts';

const WALL = oklch(0.885, 0.03, 85);
const FLOOR = oklch(0.76, 0.055, 60);
const WOOD = oklch(0.62, 0.085, 62);
const METAL = oklch(0.72, 0.05, 80);
const HORIZON = 770;
const RAIL_Y = 96;
/** Size of what hangs there, and where its top is. */
const SIZE = 0.86;
const NECK_Y = 138;
/** px from the hook to the hem of the longest coat. */
const REACH = 640;

/** Sleeves hang down instead of being spread. */
const HANGING_POSE: Pose = {
  ...FLAT_POSE,
  arms: {
    left: { elbow: [-0.12, 1.36], wrist: [-0.14, 2.58], hand: 'hang' },
    right: { elbow: [0.12, 1.36], wrist: [0.14, 2.58], hand: 'hang' },
  },
};

interface Hung {
  readonly item: DressedItem;
  readonly x: number;
  /** Height of its upper edge: heads down the body it was cut for. */
  readonly from: 'shoulders' | 'waist';
  readonly turn?: number;
}

const HUNG: readonly Hung[] = [
  { item: PIECES.trench, x: 170, from: 'shoulders', turn: 1 },
  { item: PIECES.stripedShirt, x: 330, from: 'shoulders', turn: -1 },
  { item: PIECES.floralDress, x: 500, from: 'shoulders' },
  { item: PIECES.rustKnit, x: 674, from: 'shoulders', turn: 1 },
  { item: PIECES.tealSkirt, x: 822, from: 'waist', turn: -1 },
  { item: PIECES.navyBlazer, x: 962, from: 'shoulders' },
  { item: PIECES.jeans, x: 1092, from: 'waist', turn: 1 },
];

/** A wooden hanger, in the space of the body it carries the clothes of. */
function drawHanger(from: Hung['from']): string {
  const px = (heads: number) => heads * FLAT_HEAD_PX;
  const wood = toHex(WOOD);
  const shade = toHex(shadowOf(WOOD, 1.4));
  const [top, reach, drop] = from === 'shoulders' ? [1.3, 0.62, 0.2] : [2.62, 0.5, 0.24];
  const hook = path(
    [
      [0, px(top)],
      [0, px(top - 0.16)],
      [px(0.09), px(top - 0.3)],
      [0, px(top - 0.4)],
      [px(-0.1), px(top - 0.33)],
    ],
    false,
  );
  const bar = path([
    corner([0, px(top - 0.06)]),
    [px(reach * 0.6), px(top + drop * 0.55)],
    corner([px(reach), px(top + drop)]),
    corner([px(reach), px(top + drop + 0.08)]),
    [0, px(top + 0.08)],
    corner([px(-reach), px(top + drop + 0.08)]),
    corner([px(-reach), px(top + drop)]),
    [px(-reach * 0.6), px(top + drop * 0.55)],
  ]);
  return stroke(hook, toHex(METAL), 5) + fill(bar, wood) + stroke(bar, shade, 1.4, 'stroke-opacity=".6"');
}

function hang(document: SvgDocument, { item, x, from, turn = 0 }: Hung): string {
  const garment = drawFlatItem(flatContext(document, HANGING_POSE), item);
  const top = (from === 'shoulders' ? 1.2 : 2.52) * FLAT_HEAD_PX;
  // It turns about the hook: the box reaches as far above it as the longest coat does below.
  const box: Box = { left: -REACH, top: top - REACH, right: REACH, bottom: top + REACH };
  return layDown(document, drawHanger(from) + garment, { x, y: NECK_Y, turn, size: SIZE }, box);
}

function drawRoom(document: SvgDocument): string {
  const { width, height } = FEATURE_SIZE;
  return [
    rect([0, 0, width, HORIZON], linear(document, tone(WALL, 0.02), tone(WALL, -0.03))),
    rect(
      [0, HORIZON, width, height - HORIZON],
      linear(document, tone(FLOOR, -0.02), tone(FLOOR, 0.03), DOWN),
    ),
    rect([0, HORIZON - 22, width, 22], toHex(lightOf(WALL, 0.5))),
    rect([0, HORIZON - 2, width, 5], toHex(shadowOf(FLOOR, 1.2)), opacity(0.45)),
  ].join('');
}

function drawRail(document: SvgDocument): string {
  const { width } = FEATURE_SIZE;
  const shadow = rect([0, RAIL_Y + 22, width, 12], toHex(shadowOf(WALL, 1.6)), opacity(0.4));
  return (
    shadow +
    rect([-10, RAIL_Y, width + 20, 16], linear(document, lightOf(METAL, 1), shadowOf(METAL, 1), DOWN))
  );
}

/** Landing block 3: a wardrobe on its rail, shoes and bag below. */
export function drawWardrobeRail(): string {
  const document = new SvgDocument();
  const { width, height } = FEATURE_SIZE;
  const clothes = HUNG.map((hung) => hang(document, hung)).join('');
  const floor = [
    { item: PIECES.tanTote, x: 690, y: 770, turn: 0, size: 1.2 },
    { item: PIECES.tanLoafers, x: 330, y: 806, turn: 0, size: 1.35 },
    { item: PIECES.ankleBoots, x: 872, y: 782, turn: 0, size: 1.2 },
  ].map((laid) => layItem(document, laid));
  const body = [drawRoom(document), drawRail(document), clothes, ...floor, windowLight(document)].join('');
  return document.toSvg(body, width, height);
}
