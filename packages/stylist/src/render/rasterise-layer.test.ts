import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLayers, drawOutfit } from '../draw/draw-outfit.ts';
import { OVERSCAN_PX } from '../draw/picture-frame.ts';
import { REFERENCE_LOOKS } from '../draw/testing/reference-looks.ts';
import { encode, encodeLayer } from './encode.ts';
import { type RenderedImage, rasterise, rasteriseLayer } from './rasterise.ts';

const WIDTH_PX = 240;
const SHARE = WIDTH_PX / 960;
const [look] = REFERENCE_LOOKS;
if (!look) throw new Error('The reference looks are gone');

const asImage = ({ rgba, widthPx, heightPx }: RenderedImage) =>
  sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } });

/** A layer cut to the picture's size. */
function cropped(image: RenderedImage) {
  const [left, top] = [OVERSCAN_PX.across * SHARE, OVERSCAN_PX.down * SHARE];
  return asImage(image)
    .extract({ left, top, width: WIDTH_PX, height: image.heightPx - 2 * top })
    .png()
    .toBuffer();
}

describe('rasteriseLayer', () => {
  it('gives layers that add up to the whole picture', async () => {
    const { back, figure, front } = drawLayers(look);
    const width = WIDTH_PX + 2 * OVERSCAN_PX.across * SHARE;
    const over = await Promise.all(
      [figure, front].map(async (svg) => ({ input: await cropped(rasteriseLayer(svg, width)) })),
    );
    const base = await asImage(rasterise(back, WIDTH_PX)).png().toBuffer();
    const laid = await sharp(base).composite(over).removeAlpha().raw().toBuffer();
    const whole = await asImage(rasterise(drawOutfit(look), WIDTH_PX))
      .removeAlpha()
      .raw()
      .toBuffer();
    const difference = laid.reduce((sum, value, i) => sum + Math.abs(value - (whole[i] ?? 0)), 0);
    expect(difference / laid.length).toBeLessThan(4);
  });

  it('keeps what is around the figure clear, in every format', async () => {
    const image = rasteriseLayer(drawLayers(look).figure, WIDTH_PX);
    expect(image.rgba[3]).toBe(0);
    for (const format of ['png', 'webp', 'avif'] as const) {
      const file = await encodeLayer(image, format);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect(data[3]).toBe(0);
    }
    expect((await sharp(await encode(image, 'png')).metadata()).hasAlpha).toBe(false);
  });
});
