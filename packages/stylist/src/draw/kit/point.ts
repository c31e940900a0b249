/** A point or vector in px, y down. */
export type Point = readonly [number, number];
/** A point of a curve; `corner` breaks the tangent there. */
export type Node = readonly [number, number] | readonly [number, number, 'corner'];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, min = 0, max = 1): number => Math.max(min, Math.min(max, x));
/** Cubic ease of 0–1; the input is clamped. */
export const smoothstep = (x: number): number => {
  const t = clamp(x);
  return t * t * (3 - 2 * t);
};

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const normalise = (a: Point): Point => {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
};
/** Turned a quarter clockwise on screen. */
export const perpendicular = (a: Point): Point => [-a[1], a[0]];
/** Turned by `angle` radians (clockwise on screen) about `origin`. */
export const rotate = (point: Point, angle: number, origin: Point = [0, 0]): Point => {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const x = point[0] - origin[0];
  const y = point[1] - origin[1];
  return [origin[0] + cos * x - sin * y, origin[1] + sin * x + cos * y];
};
/** Direction from `a` to `b` in degrees, 0 pointing right, 90 pointing down. */
export const angleDegrees = (a: Point, b: Point): number =>
  (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The node that breaks the tangent at `point`. */
export const corner = (point: Point): Node => [point[0], point[1], 'corner'];
