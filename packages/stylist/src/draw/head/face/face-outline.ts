import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { FaceFactors } from '../face-factors.ts';
import { type HeadModel, isSmiling } from '../head-model.ts';
import type { HeadTurn } from '../head-view.ts';

function front(f: FaceFactors): Node[] {
  const half: Node[] = [
    [0.2, -0.43],
    [0.292 * f.width * f.forehead, -0.2],
    [0.302 * f.width, 0.03],
    [0.28 * lerp(f.width, f.jaw, 0.5), 0.2],
    [0.222 * f.jaw, 0.345],
    [0.105 * f.chin, 0.462 + f.length],
  ];
  const mirrored = half.toReversed().map(([x, y]): Node => [-x, y]);
  return [[0, -0.5], ...half, [0, 0.49 + f.length], ...mirrored];
}

/** The far contour carries it: the dip of the eye's socket, the cheekbone, mouth and chin. */
function threeQuarter(f: FaceFactors): Node[] {
  return [
    ...nodeList('.06,-.5 .2,-.42'),
    [0.262 * f.forehead, -0.25],
    [0.276 * f.width, -0.1],
    [0.257 * f.width, 0.015],
    [0.274 * f.width, 0.1],
    [0.248 * lerp(f.width, f.jaw, 0.5), 0.235],
    [0.212 * lerp(1, f.jaw, 0.8), 0.33],
    [0.165 * lerp(f.jaw, f.chin, 0.6), 0.43 + f.length],
    [0.075, 0.487 + f.length],
    [-0.03 * f.chin, 0.458 + f.length],
    [-0.175 * f.jaw, 0.335],
    [-0.245 * f.jaw, 0.2],
    ...nodeList('-.27,0 -.3,-.3 -.12,-.48'),
  ];
}

/** Returns the profile; a smile draws the lips back. */
function profile(f: FaceFactors, smile: number): Node[] {
  const { noseLength } = f;
  const wide = f.nose - 1;
  const full = 0.014 * (f.lips - 1);
  return [
    ...nodeList('.1,-.5 .235,-.41'),
    [0.3, -0.27],
    [0.318 + 0.012 * (f.brow > 1.3 ? 1 : 0), -0.09],
    [0.3, -0.015],
    [0.326, 0.055],
    [0.376 + 0.012 * wide + noseLength, 0.14 + noseLength],
    [0.389 + 0.012 * wide + noseLength, 0.172 + noseLength],
    [0.367, 0.2 + noseLength],
    [0.312, 0.214 + noseLength],
    [0.313, 0.25 + noseLength * 0.5],
    [0.331 + full - smile * 0.012, 0.284],
    [0.316 - smile * 0.01, 0.303],
    [0.326 + full - smile * 0.012, 0.334],
    [0.298, 0.366],
    [0.315 + 0.012 * (f.chin - 1), 0.425 + f.length],
    [0.275, 0.48 + f.length],
    [0.18, 0.487 + f.length],
    ...nodeList('.04,.44'),
    [-0.085 * f.jaw, 0.335],
    ...nodeList('-.115,.2 -.1,0 -.2,-.3 -.1,-.48'),
  ];
}

/** The whole skull and the nape. */
function back(f: FaceFactors): Node[] {
  const half: Node[] = [
    [0.19, -0.475],
    [0.3, -0.31],
    [0.325, -0.08],
    [0.3 * lerp(1, f.width, 0.5), 0.1],
    [0.235 * lerp(1, f.jaw, 0.6), 0.28],
    [0.15 * lerp(1, f.jaw, 0.6), 0.42],
  ];
  return [[0, -0.52], ...half, [0, 0.46], ...half.toReversed().map(([x, y]): Node => [-x, y])];
}

/** The jaw is the first to soften. */
const EARLY = 1.6;

/** Age on the contour: a hollow cheek, a jowl, a slacker chin; a smile lifts the cheek. */
function lived({ years, view }: HeadModel, smile: number, [x, y, kind]: Node): Node {
  const side = Math.sign(x);
  const slack = Math.min(1, EARLY * years);
  const isProfile = view.turn === 'profile';
  let [dx, dy] = [0, 0];
  if (!isProfile && Math.abs(x) > 0.12) {
    if (y > 0.15 && y < 0.28) dx = -side * 0.012 * years;
    if (y > 0.3 && y < 0.44) [dx, dy] = [side * 0.016 * slack, 0.012 * slack];
    if (y > 0.04 && y < 0.26 && Math.abs(x) > 0.2) dx += side * 0.008 * smile;
  }
  if (isProfile && x < 0.2 && y > 0.4) dy = 0.028 * slack;
  return kind ? [x + dx, y + dy, kind] : [x + dx, y + dy];
}

const OUTLINES: Readonly<Record<HeadTurn, (f: FaceFactors, smile: number) => Node[]>> = {
  front,
  'three-quarter': threeQuarter,
  profile,
  back,
};

/** Outline of the face in head space, as its turn shows it. */
export function faceOutline(head: HeadModel): Node[] {
  const smile = isSmiling(head) ? 1 : 0;
  const outline = OUTLINES[head.view.turn](head.factors, smile);
  return head.view.turn === 'back' ? outline : outline.map((node) => lived(head, smile, node));
}
