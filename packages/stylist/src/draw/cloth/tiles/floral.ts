import { oklch, toHex } from '#colour/convert.ts';
import { px } from '#draw/kit/px.ts';
import { createRandom } from '#random.ts';
import { type DrawTile, TILE_SEED } from './tile.ts';

const SIZE = 200;
const DEGREES = 180 / Math.PI;

/** Radius and how many of each size; large ones are thrown first. */
const SIZES = [
  { radius: 19, count: 5 },
  { radius: 13, count: 8 },
  { radius: 8, count: 14 },
  { radius: 4, count: 22 },
] as const;
const MAX_THROWS = 260;

interface Bloom {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function flower(x: number, y: number, radius: number, turn: number, petal: string, centre: string): string {
  let petals = '';
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * Math.PI * 2) / 5;
    const cx = px(x + Math.cos(angle) * radius * 0.6);
    const cy = px(y + Math.sin(angle) * radius * 0.6);
    petals += `<ellipse cx="${cx}" cy="${cy}" rx="${px(radius * 0.6)}" ry="${px(radius * 0.44)}" transform="rotate(${px(angle * DEGREES)} ${cx} ${cy})" fill="${petal}"/>`;
  }
  return `${petals}<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius * 0.25)}" fill="${centre}"/>`;
}

function leaf(x: number, y: number, degrees: number, length: number, colour: string): string {
  const l = (k: number) => px(length * k);
  return `<path d="M0 0C${l(0.3)} ${l(-0.32)} ${l(0.8)} ${l(-0.2)} ${l(1)} 0C${l(0.7)} ${l(0.22)} ${l(0.3)} ${l(0.2)} 0 0Z" transform="translate(${px(x)} ${px(y)}) rotate(${px(degrees)})" fill="${colour}" fill-opacity=".9"/>`;
}

/** Draws at every place whose shape reaches into the tile, so the print repeats without a seam. */
function wrapped(x: number, y: number, reach: number, draw: (x: number, y: number) => string): string {
  const inside = (at: number) => at > -reach * 2 && at < SIZE + reach * 2;
  let content = '';
  for (const dx of [-SIZE, 0, SIZE]) {
    for (const dy of [-SIZE, 0, SIZE]) {
      if (inside(x + dx) && inside(y + dy)) content += draw(x + dx, y + dy);
    }
  }
  return content;
}

function hasRoom(blooms: readonly Bloom[], x: number, y: number, radius: number): boolean {
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), SIZE - Math.abs(a - b));
  return blooms.every((b) => Math.hypot(apart(b.x, x), apart(b.y, y)) > (radius + b.radius) * 1.22);
}

/** Flowers of four sizes thrown like darts: a regular grid shows at once. */
export const floral: DrawTile = ({ ground, second, third }) => {
  const random = createRandom(TILE_SEED);
  const leafLightness = ground.l > 0.6 ? 0.48 : 0.62;
  const leafColours = [
    toHex(oklch(leafLightness, 0.07, 145)),
    toHex(oklch(leafLightness, 0.07, 165)),
  ] as const;
  const blooms: Bloom[] = [];
  let content = '';
  for (const { radius, count } of SIZES) {
    let placed = 0;
    for (let thrown = 0; placed < count && thrown < MAX_THROWS; thrown++) {
      const x = random() * SIZE;
      const y = random() * SIZE;
      if (!hasRoom(blooms, x, y, radius)) continue;
      placed++;
      blooms.push({ x, y, radius });
      const turn = random() * Math.PI * 2;
      if (radius > 10) {
        const degrees = turn * DEGREES;
        const away = degrees + 120 + ((placed * 37) % 30);
        content += wrapped(
          x,
          y,
          radius * 1.5,
          (cx, cy) =>
            leaf(cx, cy, degrees, radius * 1.75, leafColours[0]) +
            leaf(cx, cy, away, radius * 1.6, leafColours[1]),
        );
      }
      const [petal, centre] = radius === 13 ? [third, second] : [second, third];
      content +=
        radius > 5
          ? wrapped(x, y, radius, (cx, cy) => flower(cx, cy, radius, turn, petal, centre))
          : wrapped(
              x,
              y,
              radius,
              (cx, cy) =>
                `<circle cx="${px(cx)}" cy="${px(cy)}" r="2.6" fill="${placed % 2 ? second : third}"/>`,
            );
    }
  }
  return { width: SIZE, height: SIZE, content };
};
