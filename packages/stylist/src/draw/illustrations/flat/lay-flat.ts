import { gripOf } from '#draw/bags/bag-space.ts';
import { HANDLE_REACH } from '#draw/bags/draw-bag.ts';
import type { DrawContext } from '#draw/context.ts';
import { GLOVE_TOP } from '#draw/cuts/accessories/gloves.ts';
import type { DressedItem } from '#draw/cuts/dressed-item.ts';
import { heightAboveAnkle } from '#draw/footwear/draw-shoe.ts';
import { type Box, grow } from '#draw/kit/box.ts';
import type { Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { group } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { GlovesCut, ShoeCut } from '#garments/cut.ts';
import { FLAT_HEAD_PX, flatContext } from './flat-body.ts';
import { drawFlatItem } from './flat-item.ts';

/** Where an item lies: its middle in px, its turn in degrees, its size (1 is 126 px per head). */
export interface FlatPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

export interface LaidItem extends FlatPlace {
  readonly item: DressedItem;
  /** A belt left in the loops of trousers or skirt. */
  readonly belt?: Cloth;
}

const SHADOW = '#2a1430';
/** A pair of shoes is set side by side from its ankles, px. */
const SHOES_BOX: Box = { left: -90, top: -10, right: 90, bottom: 82 };

/** Boots reach up the leg, and are as much wider as the calf is. */
function shoesBox({ last }: ShoeCut): Box {
  const height = heightAboveAnkle(last) * FLAT_HEAD_PX;
  return { ...grow(SHOES_BOX, height > 0 ? 8 : 0), top: SHOES_BOX.top - height - (height > 0 ? 10 : 0) };
}

/** A pair of gloves lies side by side from its wrists, px. */
const GLOVES_BOX: Box = { left: -72, top: -10, right: 72, bottom: 96 };

/** Their shafts reach up the arms. */
function glovesBox({ body }: DrawContext, { length }: GlovesCut): Box {
  const { left } = body.arms;
  return { ...GLOVES_BOX, top: GLOVES_BOX.top - (left.at(2)[1] - left.at(GLOVE_TOP[length])[1]) };
}

/** A necklace is a line, which has no silhouette to measure. */
const NECKLACE_BOX: Box = { left: -36, top: 165, right: 36, bottom: 232 };
/** Jewellery throws no silhouette either: a pair of earrings hangs from the lobes, a bracelet lies round a wrist. */
const EARRINGS_BOX: Box = { left: -34, top: 84, right: 34, bottom: 122 };
const WRIST_REACH = 26;

function aroundWrist({ body }: DrawContext): Box {
  const [x, y] = body.arms.left.at(1.91);
  return grow({ left: x, top: y, right: x, bottom: y }, WRIST_REACH);
}

/** A chain hangs round the hips, its end a little lower. */
function roundHips({ body }: DrawContext): Box {
  const [left, top] = body.torso(-1.1, 3);
  const [right, bottom] = body.torso(1.1, 3.84);
  return { left, top, right, bottom };
}

/** Px beyond an item that its ambient shadow reaches. */
const SHADOW_REACH = 80;

interface DropShadow {
  readonly shift: Point;
  readonly deviation: number;
  readonly opacity: number;
}
const CONTACT: DropShadow = { shift: [4, 6], deviation: 3, opacity: 0.3 };
const AMBIENT: DropShadow = { shift: [20, 26], deviation: 14, opacity: 0.24 };

function dropShadow(document: SvgDocument, { shift, deviation, opacity }: DropShadow, area: Box): string {
  const { left, top, right, bottom } = area;
  return document.add(
    'flat',
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${px(left)}" y="${px(top)}" width="${px(right - left)}" height="${px(bottom - top)}"><feDropShadow dx="${shift[0]}" dy="${shift[1]}" stdDeviation="${deviation}" flood-color="${SHADOW}" flood-opacity="${opacity}"/></filter>`,
  );
}

/** Box around an item in its own space. Drawn apart, so that measuring leaves nothing behind. */
export function itemBox(item: DressedItem): Box {
  if (item.cut.type === 'shoe') return shoesBox(item.cut);
  if (item.cut.type === 'necklace') return NECKLACE_BOX;
  if (item.cut.type === 'earrings') return EARRINGS_BOX;
  const apart = new SvgDocument();
  const context = flatContext(apart);
  if (item.cut.type === 'bracelet') return aroundWrist(context);
  if (item.cut.type === 'gloves') return glovesBox(context, item.cut);
  if (item.cut.type === 'belt' && item.cut.width === 'chain') return roundHips(context);
  drawFlatItem(context, item);
  const box = apart.figureBox();
  // Handles are lines: the hand that holds them marks how high they reach.
  if (item.cut.type === 'bag')
    return { ...box, top: Math.min(box.top, gripOf(context, 'right', HANDLE_REACH)[1] - 8) };
  return box;
}

/** Box that holds `box` however it is turned about its middle, laid at `place`, with room for its shadow. */
function areaOf({ left, top, right, bottom }: Box, { x, y, size }: FlatPlace): Box {
  const radius = (Math.hypot(right - left, bottom - top) / 2) * size;
  return grow({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }, SHADOW_REACH);
}

/** The transform that lays the middle of `box` at `place`. */
export function layingTransform({ left, top, right, bottom }: Box, { x, y, turn, size }: FlatPlace): string {
  const middle = `translate(${px(-(left + right) / 2)} ${px(-(top + bottom) / 2)})`;
  return `translate(${px(x)} ${px(y)}) rotate(${turn}) scale(${size}) ${middle}`;
}

/** Returns anything with `box` in its own space, laid at `place` with a contact and an ambient shadow. */
export function layDown(document: SvgDocument, content: string, place: FlatPlace, box: Box): string {
  const area = areaOf(box, place);
  const contact = dropShadow(document, CONTACT, area);
  const ambient = dropShadow(document, AMBIENT, area);
  const laid = group(content, `transform="${layingTransform(box, place)}"`);
  return group(group(laid, `filter="url(#${contact})"`), `filter="url(#${ambient})"`);
}

/** Returns one item laid on the ground. */
export function layItem(document: SvgDocument, { item, belt, ...place }: LaidItem): string {
  return layDown(document, drawFlatItem(flatContext(document), item, belt), place, itemBox(item));
}
