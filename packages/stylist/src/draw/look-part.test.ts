import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CatalogueLook } from '../catalogue/catalogue-look.ts';
import { starterCatalogue } from '../catalogue/catalogues.ts';
import { encode } from '../render/encode.ts';
import { rasterise } from '../render/rasterise.ts';
import { drawLookPart, partOfPiece } from './look-part.ts';

const [first] = starterCatalogue() as readonly [CatalogueLook];
const { spec } = first;

/** How far the colours of a picture reach, 0–255: little where nothing is drawn on its ground. */
async function spread(svg: string, widthPx: number): Promise<number> {
  const { rgba, heightPx } = rasterise(svg, widthPx);
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const;
  const { channels } = await sharp(rgba, { raw }).removeAlpha().stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe('drawLookPart', () => {
  it('draws each piece of a look on its own, the same every time', async () => {
    const pieces = spec.items.map((_, place) => drawLookPart(spec, partOfPiece(place)));
    expect(new Set(pieces).size).toBe(spec.items.length);
    expect(drawLookPart(spec, partOfPiece(0))).toBe(pieces[0]);
    for (const piece of pieces) expect(await spread(piece, 120)).toBeGreaterThan(8);
  });

  it('lays gloves side by side, as large as a hat', async () => {
    const cloth = { name: 'rib', colour: { l: 0.33, c: 0.06, h: 262 } } as const;
    const drawnAs = (garment: string) =>
      spread(drawLookPart({ ...spec, items: [{ garment, cloth }] }, partOfPiece(0)), 160);
    expect(await drawnAs('knit-gloves')).toBeGreaterThan(0.7 * (await drawnAs('beanie')));
  });

  it('lays earrings nearer to each other than they hang on a head', () => {
    const cloth = { name: 'plain', colour: { l: 0.78, c: 0.1, h: 80 } } as const;
    const drawn = drawLookPart({ ...spec, items: [{ garment: 'hoop-earrings', cloth }] }, partOfPiece(0));
    const middles = [...drawn.matchAll(/<ellipse cx="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
    expect(middles.length).toBeGreaterThan(1);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(40);
  });

  it('has no piece where the look has none', () => {
    expect(() => drawLookPart(spec, partOfPiece(spec.items.length))).toThrow(RangeError);
  });

  it('draws what a link shows in the size that networks take, at most 200 kB of JPEG', async () => {
    const image = rasterise(drawLookPart(spec, 'share'), 1200);
    expect([image.widthPx, image.heightPx]).toEqual([1200, 630]);
    const jpeg = await encode(image, 'jpeg');
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
    expect(jpeg.length).toBeLessThan(200_000);
  });

  it('shows the look itself in it, and not beyond its frame', async () => {
    const { rgba, widthPx } = rasterise(drawLookPart(spec, 'share'), 300);
    const at = (x: number, y: number) => [...rgba.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 3)];
    const ground = at(122, 2);
    expect(at(60, 2)).not.toEqual(ground);
    for (const y of [2, 150, 155]) {
      const apart = at(121, y).map((value, channel) => Math.abs(value - (ground[channel] ?? 0)));
      expect(Math.max(...apart), `${y}`).toBeLessThan(40);
    }
  });
});
