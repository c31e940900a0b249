import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '../catalogue/catalogues.ts';
import { drawOutfit } from '../draw/draw-outfit.ts';
import { isClear, PICTURE_LAYERS, type PictureFrame } from '../draw/picture-frame.ts';
import { REFERENCE_LOOKS } from '../draw/testing/reference-looks.ts';
import type { OutfitSpec } from '../outfit.ts';
import { encode, encodeLayer } from './encode.ts';
import type { ImageFormat } from './image-format.ts';
import { rasterise, rasteriseLayer } from './rasterise.ts';

const WIDTH_PX = 640;
/** Of layers to the flat picture, for every width and format that a browser may ask for. */
const MAX_BYTES_RATIO = 1.4;
const EVERY = 60;
const SPECS = starterCatalogue().flatMap(({ spec }, index) => (index % EVERY === 0 ? [spec] : []));

const drawn = (spec: OutfitSpec, frame: PictureFrame) =>
  (isClear(frame) ? rasteriseLayer : rasterise)(drawOutfit(spec, frame), WIDTH_PX);

const fileOf = (spec: OutfitSpec, frame: PictureFrame, format: ImageFormat) =>
  isClear(frame) ? encodeLayer(drawn(spec, frame), format) : encode(drawn(spec, frame), format);

async function bytesOf(spec: OutfitSpec, frame: PictureFrame, format: ImageFormat): Promise<number> {
  return (await fileOf(spec, frame, format)).length;
}

async function totalOf(frames: readonly PictureFrame[], format: ImageFormat): Promise<number> {
  let total = 0;
  for (const spec of SPECS) for (const frame of frames) total += await bytesOf(spec, frame, format);
  return total;
}

describe('layers', () => {
  it.each(['avif', 'webp'] as const)(
    'weigh at most 40 % more than the flat picture as %s',
    async (format) => {
      const layers = await totalOf(PICTURE_LAYERS, format);
      expect(layers / (await totalOf(['whole'], format))).toBeLessThanOrEqual(MAX_BYTES_RATIO);
    },
  );

  it.each(['avif', 'webp', 'png'] as const)('have nothing behind the figure as %s', async (format) => {
    const [spec] = REFERENCE_LOOKS;
    if (!spec) throw new Error('There is no reference look');
    /** The alpha of one row of pixels. */
    const rowOf = async (frame: PictureFrame, y: number) => {
      const file = await fileOf(spec, frame, format);
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const start = Math.round(y * info.height) * info.width;
      return Array.from({ length: info.width }, (_, x) => data[(start + x) * 4 + 3] ?? 0);
    };
    expect(Math.max(...(await rowOf('figure', 0.02)))).toBe(0);
    const chest = await rowOf('figure', 0.4);
    expect([Math.min(...chest), Math.max(...chest)]).toEqual([0, 255]);
    expect(Math.min(...(await rowOf('back', 0.02)))).toBe(255);
  });

  it('take no memory where they show nothing', async () => {
    const spec = SPECS.find((each) => drawn(each, 'front').rgba.every((value) => value === 0));
    if (!spec) throw new Error('Every look has something in front');
    const file = await fileOf(spec, 'front', 'webp');
    expect(await sharp(file).metadata()).toMatchObject({ width: 3, height: 4, hasAlpha: true });
  });
});
