import { CANVAS_WIDTH_PX } from '../draw/kit/svg-document.ts';
import { createRandom } from '../random.ts';

/** The tile's side, and how wide it lies on a picture rendered at the size it is drawn at. */
const TILE_PX = 384;
const LAID_PX = 420;
const STRENGTH = 0.31;
const SEED = 7;

/** Value noise at cycles per tile, with its share: mottling to fibre. The rest is white noise. */
const NOISES = [
  { cycles: 6, share: 0.16 },
  { cycles: 24, share: 0.12 },
  { cycles: 96, share: 0.22 },
  { cycles: 192, share: 0.3 },
] as const;
const WHITE_SHARE = 0.26;

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Noise that repeats after the tile. */
function valueNoise(cycles: number, random: () => number): (x: number, y: number) => number {
  const grid = Float64Array.from({ length: cycles * cycles }, random);
  const corner = (i: number, j: number) => grid[(j % cycles) * cycles + (i % cycles)] ?? 0;
  return (x, y) => {
    const u = (x / TILE_PX) * cycles;
    const v = (y / TILE_PX) * cycles;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const a = smooth(u - i);
    const b = smooth(v - j);
    const top = corner(i, j) * (1 - a) + corner(i + 1, j) * a;
    const bottom = corner(i, j + 1) * (1 - a) + corner(i + 1, j + 1) * a;
    return top * (1 - b) + bottom * b;
  };
}

function paperTile(): Float64Array {
  const random = createRandom(SEED);
  const noises = NOISES.map(({ cycles, share }) => ({ share, at: valueNoise(cycles, random) }));
  const tile = new Float64Array(TILE_PX * TILE_PX);
  for (let y = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++) {
      let value = 0.5 + (random() - 0.5) * WHITE_SHARE;
      for (const noise of noises) value += (noise.at(x, y) - 0.5) * noise.share;
      tile[y * TILE_PX + x] = Math.max(0, Math.min(1, value));
    }
  }
  return tile;
}

let tile: Float64Array | undefined;
const laidTiles = new Map<number, Uint8Array>();

/** The tile as it lies `side` px wide, bilinear, 0–255. */
function laidTile(side: number): Uint8Array {
  const known = laidTiles.get(side);
  if (known) return known;
  tile ??= paperTile();
  const source = tile;
  const pixel = (x: number, y: number) => source[(y % TILE_PX) * TILE_PX + (x % TILE_PX)] ?? 0;
  const laid = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    const v = (y * TILE_PX) / side;
    const j = Math.floor(v);
    for (let x = 0; x < side; x++) {
      const u = (x * TILE_PX) / side;
      const i = Math.floor(u);
      const top = pixel(i, j) * (1 - (u - i)) + pixel(i + 1, j) * (u - i);
      const bottom = pixel(i, j + 1) * (1 - (u - i)) + pixel(i + 1, j + 1) * (u - i);
      laid[y * side + x] = Math.round((top * (1 - (v - j)) + bottom * (v - j)) * 255);
    }
  }
  laidTiles.set(side, laid);
  return laid;
}

/** Soft light of `source` on `backdrop`, both 0–1 (W3C Compositing and Blending Level 1, section 10.1.10). */
function softLight(backdrop: number, source: number): number {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop);
  const d = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop);
  return backdrop + (2 * source - 1) * (d - backdrop);
}

/** Every result of grain on a channel: index is grain · 256 + channel. */
const GRAINED = Uint8Array.from({ length: 256 * 256 }, (_, index) => {
  const backdrop = (index % 256) / 255;
  const lit = softLight(backdrop, Math.floor(index / 256) / 255);
  return Math.round((backdrop + (lit - backdrop) * STRENGTH) * 255);
});

/**
 * Lays paper grain on opaque RGBA pixels, in place: soft light at 31 % through a lookup table. The grain is the
 * same on every machine and scales with the picture: `drawnWidthPx` is the width of the drawing itself.
 */
export function layPaperGrain(
  rgba: Uint8Array,
  widthPx: number,
  heightPx: number,
  drawnWidthPx = CANVAS_WIDTH_PX,
): void {
  const side = Math.max(1, Math.round((LAID_PX * widthPx) / drawnWidthPx));
  const paper = laidTile(side);
  let index = 0;
  for (let y = 0; y < heightPx; y++) {
    const row = (y % side) * side;
    for (let left = 0; left < widthPx; left += side) {
      const end = row + Math.min(side, widthPx - left);
      for (let place = row; place < end; place++, index += 4) {
        const grain = (paper[place] as number) << 8;
        rgba[index] = GRAINED[grain | (rgba[index] as number)] as number;
        rgba[index + 1] = GRAINED[grain | (rgba[index + 1] as number)] as number;
        rgba[index + 2] = GRAINED[grain | (rgba[index + 2] as number)] as number;
      }
    }
  }
}
