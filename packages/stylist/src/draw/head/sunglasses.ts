import { toHex } from '#colour/convert.ts';
import { paleOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import type { FaceFactors } from './face-factors.ts';
import { wornBeforeEyes } from './lenses.ts';

/** From the middle of the lens, x outwards. */
const LENS = nodeList('-.108,-.062 -.01,-.088 .115,-.08 .125,-.018 .07,.08 -.012,.1 -.088,.056');
/** The pale slanting reflection. */
const REFLECTION = nodeList('-.08,-.12 -.03,-.12 -.08,.13 -.13,.13');

/** A lens that differs from the skin by less lightness gets a pale rim. */
const LOST = 0.2;

/** Sunglasses, as the turn of the head shows them. */
export function drawSunglasses(context: DrawContext, cloth: Cloth, factors?: FaceFactors): string {
  const worn = wornBeforeEyes(context, factors);
  if (!worn) return '';
  const colour = toHex(cloth.colour);
  const wire = (nodes: readonly Node[], widthPx: number) =>
    stroke(path(nodes, false), colour, Number(((widthPx * context.head) / 128).toFixed(1)));
  const reflections = worn.lenses(REFLECTION);
  const isLost = Math.abs(context.skin.l - cloth.colour.l) < LOST;
  const lenses = worn.lenses(LENS).map((nodes, i) => {
    const outline = path(nodes);
    const lens = piece(context, outline, cloth, {
      edge: 1.6,
      light: [path(reflections[i] ?? [])],
      lightOpacity: 0.28,
    });
    return isLost ? lens + stroke(outline, paleOf(cloth.colour), 1.6, 'stroke-opacity=".6"') : lens;
  });
  return worn.temples.map((temple) => wire(temple, 4)).join('') + lenses.join('') + wire(worn.bridge, 4.5);
}
