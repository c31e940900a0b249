import { createRandom } from '#random.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { corner, type Node, type Point } from '../kit/point.ts';

/** Returns one leaf from its stalk at (x, y) along `angle` radians, as path data; length and width in px. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (u: number, v: number): Point => [
    x + cos * u * length - sin * v * width,
    y + sin * u * length + cos * v * width,
  ];
  return path([
    corner(at(0, 0)),
    at(0.3, -0.5),
    at(0.7, -0.35),
    corner(at(1, 0)),
    at(0.7, 0.35),
    at(0.3, 0.5),
  ]);
}

interface FrondOptions {
  readonly angle: number;
  readonly length: number;
  readonly leaves: number;
  readonly seed: number;
  readonly width: number;
}

/** Returns a palm frond from (x, y), as path data. */
export function frond(x: number, y: number, options: FrondOptions): string {
  const { angle, length, leaves, width } = options;
  const random = createRandom(options.seed);
  let d = '';
  for (let i = 0; i < leaves; i++) {
    const t = 0.12 + (0.88 * i) / leaves;
    const bend = t * t * 0.5;
    const stemX = x + Math.cos(angle + bend * 0.5) * length * t;
    const stemY = y + Math.sin(angle + bend * 0.5) * length * t;
    for (const side of [-1, 1]) {
      const turn = angle + bend + side * (1.05 - t * 0.55) + (random() - 0.5) * 0.12;
      d += leaf(stemX, stemY, turn, length * (0.34 - 0.2 * Math.abs(t - 0.45)), width);
    }
  }
  return d;
}

interface BranchOptions {
  readonly angle: number;
  readonly length: number;
  readonly joints: number;
  readonly seed: number;
  readonly leafLength: number;
  readonly leafWidth: number;
}

/** Returns a leafy branch growing from (x, y): its leaves and its stem, as path data. */
export function branch(x: number, y: number, options: BranchOptions): { leaves: string; stem: string } {
  const { length, joints, leafLength, leafWidth } = options;
  const random = createRandom(options.seed);
  const stem: Node[] = [];
  let leaves = '';
  let angle = options.angle;
  let tip: Point = [x, y];
  for (let i = 0; i <= joints; i++) {
    stem.push(tip);
    for (const side of i > 0 ? [-1, 1] : []) {
      if (random() >= 0.85) continue;
      const turn = angle + side * (0.7 + random() * 0.4);
      const size = leafLength * (0.7 + random() * 0.5) * (1 - (i / joints) * 0.4);
      leaves += leaf(tip[0], tip[1], turn, size, leafWidth * (0.8 + random() * 0.4));
    }
    angle += (random() - 0.42) * 0.22;
    tip = [tip[0] + (Math.cos(angle) * length) / joints, tip[1] + (Math.sin(angle) * length) / joints];
  }
  stem.push(tip);
  leaves += leaf(tip[0], tip[1], angle, leafLength * 0.7, leafWidth * 0.8);
  return { leaves, stem: brush(stem, 6, 'out') };
}
