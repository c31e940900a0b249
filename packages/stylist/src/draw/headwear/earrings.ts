import { toHex } from '#colour/convert.ts';
import { darkOf, paleOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { EarringsCut } from '#garments/cut.ts';
import type { DrawContext } from '../context.ts';
import { earsOf, lobeOf } from '../head/face/ears.ts';
import { headSpace } from '../head/head-space.ts';
import { headView } from '../head/head-view.ts';
import { add, type Point } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';

const HOOP = 0.078;

interface Jewel {
  readonly lobe: Point;
  /** px per head. */
  readonly head: number;
  readonly colour: string;
  readonly dark: string;
  readonly pale: string;
}

function stud({ lobe, head, colour, dark, pale }: Jewel): string {
  return (
    dot(add(lobe, [0.6, 1]), 0.032 * head, dark, 'fill-opacity=".4"') +
    dot(lobe, 0.03 * head, colour) +
    dot(add(lobe, [-1.2, -1.2]), 0.01 * head, pale)
  );
}

function hoop({ lobe: [x, y], head, colour, dark, pale }: Jewel): string {
  const radius = HOOP * head;
  const ring = (paint: string, width: number, extra = '') =>
    `<ellipse cx="${px(x)}" cy="${px(y + radius)}" rx="${px(radius * 0.84)}" ry="${px(radius)}" fill="none" stroke="${paint}" stroke-width="${width}"${extra}/>`;
  const glint = `M${px(x - radius * 0.8)} ${px(y + radius * 0.8)}Q${px(x - radius * 0.8)} ${px(y + radius * 1.5)} ${px(x - radius * 0.3)} ${px(y + radius * 1.86)}`;
  return (
    ring(dark, 3.6, ' stroke-opacity=".35" transform="translate(1 1.2)"') +
    ring(colour, 3.4) +
    stroke(glint, pale, 1.2)
  );
}

function drop({ lobe: [x, y], head, colour, dark, pale }: Jewel): string {
  const at = (dx: number, dy: number) => `${px(x + dx * head)} ${px(y + dy * head)}`;
  const radius = px(0.04 * head);
  const pear = `M${at(0, 0.07)}C${at(0.02, 0.12)} ${at(0.042, 0.15)} ${at(0.04, 0.19)}A${radius} ${radius} 0 1 1 ${at(-0.04, 0.19)}C${at(-0.042, 0.15)} ${at(-0.02, 0.12)} ${at(0, 0.07)}Z`;
  return (
    dot([x, y], 0.02 * head, colour) +
    stroke(`M${at(0, 0)}L${at(0, 0.09)}`, colour, 1.8) +
    `<path d="${pear}" fill="${colour}" stroke="${dark}" stroke-opacity=".45" stroke-width="1"/>` +
    dot([x - 0.014 * head, y + 0.18 * head], 0.01 * head, pale)
  );
}

const JEWELS = { stud, hoop, drop } as const;

/** The lobes that the turn of a head shows, in px. */
export function lobesSeen(context: DrawContext): readonly Point[] {
  const place = headSpace(context);
  return earsOf(headView(context.body.pose)).map((ear) => place(...lobeOf(ear)));
}

/** Earrings at these lobes, hanging straight down whatever the head does. */
export function drawEarrings(
  { head }: Pick<DrawContext, 'head'>,
  { shape }: EarringsCut,
  cloth: Cloth,
  lobes: readonly Point[],
): string {
  const paints = { colour: toHex(cloth.colour), dark: darkOf(cloth.colour), pale: paleOf(cloth.colour) };
  return lobes.map((lobe) => JEWELS[shape]({ lobe, head, ...paints })).join('');
}
