import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { shadowOf } from '#colour/tones.ts';
import { at } from '#draw/kit/at.ts';
import { px } from '#draw/kit/px.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { opacity, rect } from '../paint.ts';

/** What stands on the boards, side by side from left to right. */
interface Row {
  readonly x: number;
  /** The board it stands on. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A row of book spines, one path for each colour. */
export function bookRow(row: Row, colours: readonly Oklch[], random: () => number): string {
  const paths = colours.map(() => '');
  let x = row.x;
  const end = row.x + row.width;
  while (x < end - 9) {
    if (random() < 0.05) {
      x += 16 + random() * 26;
      continue;
    }
    const width = Math.min(end - x, 9 + random() * 15);
    const height = row.height * (0.62 + random() * 0.34);
    const pick = Math.floor(random() * colours.length);
    paths[pick] += `M${px(x)} ${px(row.y)}v${px(-height)}h${px(width - 1.4)}v${px(height)}z`;
    x += width;
  }
  return paths.map((d, i) => (d === '' ? '' : fill(d, toHex(at(colours, i))))).join('');
}

interface Case {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly wood: Oklch;
}

/** Returns a bookcase, its back in shade under every board. */
export function bookcase(frame: Case, colours: readonly Oklch[], random: () => number): string {
  const { x, y, width, height, rows, wood } = frame;
  const board = 12;
  const step = height / rows;
  let content =
    rect([x, y, width, height], toHex(shadowOf(wood, 1.1))) +
    rect([x, y, 16, height], toHex(shadowOf(wood, 1.7)), opacity(0.7));
  for (let i = 0; i < rows; i++) {
    const foot = y + (i + 1) * step - board;
    content +=
      rect([x, y + i * step, width, 16], toHex(shadowOf(wood, 1.9)), opacity(0.5)) +
      bookRow({ x: x + 16, y: foot, width: width - 32, height: step - board - 12 }, colours, random) +
      rect([x, foot, width, board], toHex(wood));
  }
  const side = toHex(wood);
  return (
    content +
    rect([x, y, 11, height], side) +
    rect([x + width - 11, y, 11, height], toHex(shadowOf(wood, 0.6)))
  );
}
