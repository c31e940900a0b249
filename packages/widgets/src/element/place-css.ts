import type { ElementDescriptor } from './descriptor.ts';

/**
 * Style rules that hold a widget's place: a float of no width is as high as the widget will be, so that content
 * beside it is free to be higher. A widget without a place of its own gets no box at all.
 */
export function placeCss(host: string, { reservedHeight }: ElementDescriptor): string {
  if (!reservedHeight) return `${host}{display:contents!important}`;
  const steps =
    typeof reservedHeight === 'string' ? [{ minWidthPx: 0, height: reservedHeight }] : reservedHeight;
  const rules = steps.map(
    ({ minWidthPx, height }) =>
      `@container (min-width:${minWidthPx}px){${host}::before{content:"";float:left;height:${height}}}`,
  );
  return `${host}{display:flow-root!important;container-type:inline-size}${rules.join('')}`;
}
