import './keep-pages.ts';
import { Resvg } from '@resvg/resvg-js';
import { layPaperGrain } from './paper-grain.ts';

/** A drawn picture, 4 bytes a pixel, row by row from the top; opaque, or a layer with straight alpha. */
export interface RenderedImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

/** Rasterises an SVG at a width, its height in proportion, and lays paper grain on it. */
export function rasterise(svg: string, widthPx: number): RenderedImage {
  return drawn(svg, widthPx, () => {});
}

/** Rasterises a layer that others show through, with the grain of its own paper. */
export function rasteriseLayer(svg: string, widthPx: number): RenderedImage {
  return drawn(svg, widthPx, straighten);
}

function drawn(svg: string, widthPx: number, prepare: (rgba: Uint8Array) => void): RenderedImage {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
    logLevel: 'error',
  });
  const image = picture.render();
  const rgba = image.pixels;
  prepare(rgba);
  layPaperGrain(rgba, image.width, image.height, picture.width);
  return { widthPx: image.width, heightPx: image.height, rgba };
}

/** Turns premultiplied colours into straight ones, which grain and encoders expect. */
function straighten(rgba: Uint8Array): void {
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let j = i; j < i + 3; j++) rgba[j] = Math.min(255, Math.round(((rgba[j] ?? 0) * 255) / alpha));
  }
}
