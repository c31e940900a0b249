import { createRandom } from '#random.ts';
import { TILE_SEED } from './tile.ts';

/** A motif's place in a tile; `turn` 0–1 and `pick` 0–1 are its own to use. */
export interface Thrown {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly pick: number;
}

const MAX_THROWS = 900;

/** Places thrown like darts, at least `apart` px from each other, also across the tile's edges. */
export function scatter(sizePx: number, count: number, apart: number): Thrown[] {
  const random = createRandom(TILE_SEED);
  const places: Thrown[] = [];
  const gap = (a: number, b: number) => Math.min(Math.abs(a - b), sizePx - Math.abs(a - b));
  for (let thrown = 0; places.length < count && thrown < MAX_THROWS; thrown++) {
    const place = {
      x: random() * sizePx,
      y: random() * sizePx,
      turn: random(),
      pick: random(),
    };
    if (places.every((p) => Math.hypot(gap(p.x, place.x), gap(p.y, place.y)) >= apart)) places.push(place);
  }
  return places;
}

/** Draws a motif wherever it reaches into the tile, so that the print repeats without a seam. */
export function wrapped(
  { x, y }: Pick<Thrown, 'x' | 'y'>,
  sizePx: number,
  reachPx: number,
  draw: (x: number, y: number) => string,
): string {
  const inside = (at: number) => at > -reachPx && at < sizePx + reachPx;
  let content = '';
  for (const dx of [-sizePx, 0, sizePx]) {
    for (const dy of [-sizePx, 0, sizePx]) {
      if (inside(x + dx) && inside(y + dy)) content += draw(x + dx, y + dy);
    }
  }
  return content;
}
