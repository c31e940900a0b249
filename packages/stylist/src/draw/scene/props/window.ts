import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { shadowOf } from '#colour/tones.ts';
import { px } from '#draw/kit/px.ts';
import { line, opacity, rect } from '../paint.ts';

interface GridWindow {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly columns: number;
  readonly rows: number;
  readonly frame: Oklch;
  /** Width of the frame in px; bars are half of it. */
  readonly frameWidth: number;
  /** What is seen through it, as SVG clipped to nothing: it must stay inside the box. */
  readonly view: string;
  /** Colour of the wall it is set into, for the reveal's shade. */
  readonly wall: Oklch;
}

/** A window of panes set into a wall, shaded on the left by its reveal. */
export function gridWindow({ box, columns, rows, frame, frameWidth, view, wall }: GridWindow): string {
  const [x, y, width, height] = box;
  const colour = toHex(frame);
  let bars = '';
  for (let i = 1; i < columns; i++) bars += `M${px(x + (width * i) / columns)} ${y}v${height}`;
  for (let i = 1; i < rows; i++) bars += `M${x} ${px(y + (height * i) / rows)}h${width}`;
  const reveal = toHex(shadowOf(wall, 1.3));
  return (
    view +
    rect([x, y, 18, height], reveal, opacity(0.55)) +
    rect([x, y, width, 14], reveal, opacity(0.4)) +
    line(bars, colour, frameWidth / 2) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${colour}" stroke-width="${frameWidth}"/>` +
    rect([x - frameWidth, y + height, width + frameWidth * 2, 14], colour) +
    rect([x - frameWidth, y + height + 14, width + frameWidth * 2, 7], reveal, opacity(0.5))
  );
}
