import type { ElementDescriptor } from './descriptor.ts';

type Place = Pick<ElementDescriptor, 'reservedHeight'>;

/** A float of no width is as high as the widget will be, so that content beside it is free to be higher. */
const FLOAT = 'content:"";float:left';
/** Declarations of a tag that holds a place, whatever rules the page has for it. */
export const PLACE = 'display:flow-root!important;container-type:inline-size!important';
/** Declarations of a tag without a place of its own, which gets no box at all. */
export const NO_PLACE = 'display:contents!important';

/** Style rules for the height of the place that a selector's tag holds, by its width. */
export function heightCss(host: string, { reservedHeight = [] }: Place): string {
  const steps =
    typeof reservedHeight === 'string' ? [{ minWidthPx: 0, height: reservedHeight }] : reservedHeight;
  return steps
    .map(({ minWidthPx, height }) => {
      const rule = `${host}::before{${FLOAT};height:${height}}`;
      return minWidthPx ? `@container(width>=${minWidthPx}px){${rule}}` : rule;
    })
    .join('');
}

/** Style rules that hold a widget's place. */
export function placeCss(host: string, descriptor: Place): string {
  return `${host}{${descriptor.reservedHeight ? PLACE : NO_PLACE}}${heightCss(host, descriptor)}`;
}
