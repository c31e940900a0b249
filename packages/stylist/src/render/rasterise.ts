import { Resvg } from '@resvg/resvg-js';
import { layPaperGrain } from './paper-grain.ts';

/** A drawn picture: opaque, 4 bytes a pixel, row by row from the top. */
export interface RenderedImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

/** Rasterises an SVG at a width, its height in proportion, and lays paper grain on it. */
export function rasterise(svg: string, widthPx: number): RenderedImage {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
    logLevel: 'error',
  });
  const image = drawn.render();
  const rgba = image.pixels;
  layPaperGrain(rgba, image.width, image.height, drawn.width);
  return { widthPx: image.width, heightPx: image.height, rgba };
}
