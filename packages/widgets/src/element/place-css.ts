import type { ElementDescriptor, ReservedHeight } from './descriptor.ts';

type Place = Pick<ElementDescriptor, 'reservedHeight'>;

/** Declarations of a tag that holds a place, whatever rules the page has for it. */
export const PLACE = 'display:flow-root!important';
/**
 * Rule nested in a box without a width of its own, as a size container is: a width where the parent shrinks to fit. An
 * empty grid's column is 160 px at least and 1280 at most, has no height, and needs no font before the first paint.
 */
export const STRUT = '&::after{content:"";display:grid;grid:none/minmax(160px,1280px)}';
/** Rule nested in a tag whose height is held by padding. */
const HELD = '&::before{content:"";float:left}';
/** Declarations of a tag without a place of its own, which gets no box at all. */
export const NO_PLACE = 'display:contents!important';

/** Returns the selector of what fills a widget's place, in its shadow root or on a page with React. */
export const placeOf = (tag: string) => `.${tag}-place`;

/** Returns style rules for the least height of what a selector matches, by the width of its container. */
export function heightCss(selector: string, { reservedHeight }: Place): string {
  if (!reservedHeight) return '';
  const { narrow, wide, wideFromPx } = reservedHeight;
  return `${selector}{min-height:${narrow}}@container(width>=${wideFromPx}px){${selector}{min-height:${wide}}}`;
}

/**
 * Returns the declaration of a widget's height for a float of no width beside the content of its tag, before there is a
 * shadow root: padding, since it may be a share of the width without a container to measure. Below `wideFromPx` the
 * narrow height is the greater one.
 */
export function heldHeight({ narrow, wide, wideFromPx }: ReservedHeight): string {
  const least = narrow.replace(/^min\((.*)\)$/, '$1');
  return `padding-top:max(${wide},min(${least},(${wideFromPx}px - 100%)*999))`.replaceAll('cqi', '%');
}

/** Returns style rules of a shadow root for its host and for what fills its place. */
export function placeCss(descriptor: ElementDescriptor): string {
  const { tag, reservedHeight } = descriptor;
  return reservedHeight ? `:host{${PLACE}}${heightCss(placeOf(tag), descriptor)}` : `:host{${NO_PLACE}}`;
}

/**
 * Returns style rules that hold the places of tags that are not defined yet, as a page may write them into its head:
 * at most 400 bytes for one tag.
 */
export function placeholderCss(descriptors: readonly ElementDescriptor[], look = ''): string {
  const placed: string[] = [];
  const placeless: string[] = [];
  const heights: string[] = [];
  for (const { tag, reservedHeight } of descriptors) {
    (reservedHeight ? placed : placeless).push(tag);
    if (reservedHeight) heights.push(`${tag}::before{${heldHeight(reservedHeight)}}`);
  }
  const css = [
    placeless.length > 0 && `${placeless}{${NO_PLACE}}`,
    placed.length > 0 && `${placed}{${PLACE};${STRUT}${HELD}${look}}`,
    ...heights,
  ];
  return css.filter(Boolean).join('').replaceAll(', ', ',');
}
