import { polygon } from '../kit/curve.ts';
import { px } from '../kit/px.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { group } from '../kit/svg-element.ts';
import type { StandingFigure } from './standing-figure.ts';

/** Lean and flattening of the shadow on the floor, and its lean on the wall. */
const SLANT = 0.42;
const FLATTEN = 0.5;
const WALL_SLANT = 0.04;

export interface ShadowedRoom {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly colour: string;
  /** px, for the floor; the wall's is softer. */
  readonly blur: number;
}

/** The shadow of one of several figures, over the floor and up the wall. */
export function drawFigureShadow(document: SvgDocument, figure: StandingFigure, room: ShadowedRoom): string {
  const { width, height, horizon, colour, blur } = room;
  const { footY, shapeIds } = figure;
  const silhouette = document.add(
    's',
    (id) => `<g id="${id}">${shapeIds.map((shape) => `<use href="#${shape}"/>`).join('')}</g>`,
  );
  const reach = (footY - horizon) / FLATTEN;
  const onFloor = [1, 0, -SLANT, FLATTEN, SLANT * footY, footY * (1 - FLATTEN)];
  const onWall = [
    1,
    0,
    -WALL_SLANT,
    1,
    reach * (SLANT - WALL_SLANT) + WALL_SLANT * footY,
    horizon - footY + reach,
  ];
  const area = (top: number, bottom: number) =>
    document.clip(
      polygon([
        [0, top],
        [width, top],
        [width, bottom],
        [0, bottom],
      ]),
    );
  const cast = (clip: string, matrix: readonly number[], opacity: number, deviation: number) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    const copy = `<use href="#${silhouette}" transform="matrix(${a} ${b} ${c} ${d} ${px(e)} ${px(f)})"/>`;
    const shade = `opacity="${opacity}" filter="url(#${document.blur(deviation)})" fill="${colour}"`;
    return group(group(copy, shade), `clip-path="url(#${clip})"`);
  };
  return cast(area(horizon, height), onFloor, 0.34, blur) + cast(area(0, horizon), onWall, 0.28, blur * 1.75);
}
