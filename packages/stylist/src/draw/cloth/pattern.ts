import { toHex } from '#colour/convert.ts';
import { darkOf, lightOf, paleOf, tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { Point } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { tileOf } from './tiles/index.ts';

/** A print turned by less than this hangs straight: a renderer copies its tile then, and resamples it otherwise, at eight times the cost. */
const STRAIGHT_DEGREES = 3;

/**
 * Returns the id of the cloth's pattern turned by `angleDegrees` about `origin` px and `squeeze`d across, or undefined for an untextured cloth.
 * The tile is written once per cloth; each piece only inherits it with a transform of its own.
 */
export function patternOf(
  document: SvgDocument,
  cloth: Cloth,
  angleDegrees: number,
  origin: Point,
  squeeze = 1,
): string | undefined {
  const draw = tileOf(cloth);
  if (!draw) return undefined;
  const second = toHex(cloth.second ?? tone(cloth.colour, -0.25));
  const third = toHex(cloth.third ?? lightOf(cloth.colour, 1.5));
  const clothKey = [cloth.name, cloth.gauge, toHex(cloth.colour), second, third].join(' ');
  const tile = document.define(`tile ${clothKey}`, (id) => {
    const { width, height, content } = draw({
      ground: cloth.colour,
      dark: darkOf(cloth.colour),
      pale: paleOf(cloth.colour),
      second,
      third,
    });
    return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;
  });
  const scale = cloth.scale ?? 1;
  const across = Number((scale * squeeze).toFixed(3));
  const turn = Math.abs(angleDegrees) < STRAIGHT_DEGREES ? '' : ` rotate(${px(angleDegrees)})`;
  const place = `translate(${px(origin[0])} ${px(origin[1])})${turn} scale(${across} ${scale})`;
  return document.define(
    `pattern ${clothKey} ${place}`,
    (id) => `<pattern id="${id}" href="#${tile}" patternTransform="${place}"/>`,
  );
}
