import type { Box } from '#draw/kit/box.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { group } from '#draw/kit/svg-element.ts';
import type { OutfitSpec } from '../../../outfit.ts';
import { drawOutfit, dress } from '../../draw-outfit.ts';
import { markAt } from '../brand/mark.ts';
import { discGround } from '../flat/ground.ts';
import { laidWithin } from '../flat/lay-within.ts';
import { SHARE_SIZE } from './share-size.ts';

/** The look's picture at full height. */
const PICTURE = { width: (SHARE_SIZE.height * 3) / 4, height: SHARE_SIZE.height } as const;
const MAX_PIECES = 6;
const ROWS = 2;
const MARGIN_PX = 28;
const MAX_SIZE = 2.6;
const TURNS_DEGREES = [-4, 3, -2, 4, -3, 2];
const MARK = { x: 1146, y: 578, size: 62 } as const;

/** Returns the box of one piece of so many, beside the picture, in two rows. */
function cellOf(index: number, count: number): Box {
  const columns = Math.ceil(count / ROWS);
  const width = (SHARE_SIZE.width - PICTURE.width) / columns;
  const height = SHARE_SIZE.height / Math.min(ROWS, count);
  const left = PICTURE.width + (index % columns) * width;
  const top = Math.floor(index / columns) * height;
  return {
    left: left + MARGIN_PX,
    top: top + MARGIN_PX,
    right: left + width - MARGIN_PX,
    bottom: top + height - MARGIN_PX,
  };
}

/** Draws what a link to a look shows: the look, and beside it its pieces laid flat; 1200 by 630 px. */
export function drawShareLook(spec: OutfitSpec): string {
  const document = new SvgDocument();
  const { width, height } = SHARE_SIZE;
  const shown = dress(spec).slice(0, MAX_PIECES);
  const pieces = shown.map((piece, index) =>
    laidWithin(document, piece, cellOf(index, shown.length), {
      turn: TURNS_DEGREES[index] ?? 0,
      maxSize: MAX_SIZE,
    }),
  );
  // A file of its own, so that the names of its definitions meet none of these.
  const picture = Buffer.from(drawOutfit(spec)).toString('base64');
  const frame = document.clip(`M0 0h${PICTURE.width}v${PICTURE.height}h-${PICTURE.width}z`);
  const look = group(
    `<image width="${PICTURE.width}" height="${PICTURE.height}" href="data:image/svg+xml;base64,${picture}"/>`,
    `clip-path="url(#${frame})"`,
  );
  const ground = discGround('peach', SHARE_SIZE, [836, 315, 330], 0.6);
  return document.toSvg(ground + pieces.join('') + look + markAt(MARK.x, MARK.y, MARK.size), width, height);
}
