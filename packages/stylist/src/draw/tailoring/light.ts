import type { PieceOptions } from '../cloth/piece-options.ts';
import type { Point } from '../kit/point.ts';

/** Rounds a piece: soft light at `from`, shade at `to`; opacities default to the cloth's. */
export function rounded(from: Point, to: Point, light?: number, dark?: number): PieceOptions {
  return {
    form: { from, to, ...(light === undefined ? {} : { light }), ...(dark === undefined ? {} : { dark }) },
  };
}

/** Returns satin's bands on the bias from `from` to `to`. */
export function satinBands(from: Point, to: Point, strength = 1): PieceOptions {
  return { sheen: { from, to, strength } };
}
