import type { Cloth } from '../../../wardrobe/cloth.ts';
import type { DressedItem } from '../../garments/dressed-item.ts';
import type { Box } from '../../kit/box.ts';
import type { Point } from '../../kit/point.ts';
import { px } from '../../kit/px.ts';
import { SvgDocument } from '../../kit/svg-document.ts';
import { flatContext } from './flat-body.ts';
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
const SHOES_BOX: Box = { left: -46, top: -10, right: 46, bottom: 82 };

function shadowFilter(
  document: SvgDocument,
  name: string,
  [dx, dy]: Point,
  deviation: number,
  opacity: number,
): string {
  return document.define(
    `flat ${name}`,
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${deviation}" flood-color="${SHADOW}" flood-opacity="${opacity}"/></filter>`,
  );
}

/** Box around an item in its own space. Drawn apart, so that measuring leaves nothing behind. */
export function itemBox(item: DressedItem): Box {
  if (item.cut.type === 'shoe') return SHOES_BOX;
  const apart = new SvgDocument();
  drawFlatItem(flatContext(apart), item);
  return apart.figureBox();
}

const middleOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Anything laid on the ground at `place`, `middle` being its own middle: a contact and an ambient shadow. */
export function layDown(document: SvgDocument, content: string, place: FlatPlace, middle: Point): string {
  const contact = shadowFilter(document, 'contact', [4, 6], 3, 0.3);
  const ambient = shadowFilter(document, 'ambient', [20, 26], 14, 0.24);
  const { x, y, turn, size } = place;
  const transform = `translate(${px(x)} ${px(y)}) rotate(${turn}) scale(${size}) translate(${px(-middle[0])} ${px(-middle[1])})`;
  return `<g filter="url(#${ambient})"><g filter="url(#${contact})"><g transform="${transform}">${content}</g></g></g>`;
}

/** One item laid on the ground. */
export function layItem(document: SvgDocument, { item, belt, ...place }: LaidItem): string {
  return layDown(document, drawFlatItem(flatContext(document), item, belt), place, middleOf(itemBox(item)));
}
