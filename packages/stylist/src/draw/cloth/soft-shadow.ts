import { type Box, boxOfPaths, crop } from '../kit/box.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { fill } from '../kit/svg-element.ts';
import type { Cast } from './piece-options.ts';

/** The colour of a shadow one thing casts on another. */
export const CAST_COLOUR = '#1b1024';

/**
 * Draws a blurred shadow. `caughtBy` is the path data of what alone shows it, and clips it elsewhere: no more than that is
 * blurred, since a blur costs by its area.
 */
export function softShadow(document: SvgDocument, cast: Cast, caughtBy?: string): string {
  const { d, dx, dy, blur, opacity } = cast;
  const thrown = boxOfPaths([d]);
  const shown = caughtBy === undefined ? undefined : moved(boxOfPaths([caughtBy]), -dx, -dy);
  if (shown && isEmpty(crop(thrown, shown))) return '';
  return fill(
    d,
    CAST_COLOUR,
    `transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})" fill-opacity="${opacity}" filter="url(#${document.blur(blur, thrown, shown)})"`,
  );
}

const moved = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

const isEmpty = ({ left, top, right, bottom }: Box) => left >= right || top >= bottom;
