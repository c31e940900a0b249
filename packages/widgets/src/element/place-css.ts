import type { ElementDescriptor } from './descriptor.ts';

type Place = Pick<ElementDescriptor, 'reservedHeight'>;

/** Declarations of a tag that holds a place, whatever rules the page has for it. */
export const PLACE = 'display:flow-root!important;container-type:inline-size!important';
/**
 * Nested rule of a tag whose height is held from outside, before its shadow root is there: a float of no width is as
 * high as the widget will be, so that the page's own content beside it is free to be higher.
 */
export const HELD = '&::before{content:"";float:left}';
/** Declarations of a tag without a place of its own, which gets no box at all. */
export const NO_PLACE = 'display:contents!important';

/** Returns the selector of what fills a widget's place, in its shadow root or on a page with React. */
export const placeOf = (tag: string) => `.${tag}-place`;

/** Returns style rules for the least height of what a selector matches, by the width of its container. */
export function heightCss(selector: string, { reservedHeight = [] }: Place): string {
  return reservedHeight
    .map(({ minWidthPx, height }) => {
      const rule = `${selector}{min-height:${height}}`;
      return minWidthPx ? `@container(width>=${minWidthPx}px){${rule}}` : rule;
    })
    .join('');
}

/** Returns style rules for a tag and for what fills its place in the shadow root. */
export function placeCss(host: string, descriptor: ElementDescriptor): string {
  const box = descriptor.reservedHeight ? PLACE : NO_PLACE;
  return `${host}{${box}}${heightCss(placeOf(descriptor.tag), descriptor)}`;
}
