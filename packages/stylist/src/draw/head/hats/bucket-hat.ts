import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { at } from '#draw/kit/at.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { shapeOn } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';
import { acrossHat, hatShape } from './hat-space.ts';

/** Soft, and rounder than any pot: the skull fills it to the back. */
const CROWNS: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList(
    '-.368,-.24! -.358,-.39 -.315,-.51 -.21,-.582 0,-.606 .21,-.582 .315,-.51 .358,-.39 .368,-.24! .2,-.2 0,-.19 -.2,-.2',
  ),
  'three-quarter': nodeList(
    '-.445,-.18! -.445,-.34 -.395,-.47 -.27,-.565 -.07,-.605 .13,-.58 .255,-.505 .3,-.39 .312,-.25! .15,-.21 -.06,-.19 -.28,-.17',
  ),
  profile: nodeList(
    '-.488,-.15! -.495,-.31 -.445,-.45 -.32,-.555 -.09,-.603 .12,-.58 .26,-.495 .318,-.385 .332,-.26! .16,-.215 -.08,-.185 -.3,-.15',
  ),
  back: nodeList(
    '-.368,-.2! -.358,-.38 -.315,-.505 -.21,-.582 0,-.606 .21,-.582 .315,-.505 .358,-.38 .368,-.2! .2,-.15 0,-.135 -.2,-.15',
  ),
};
/** Along the lower edge from the viewer's left, back along the upper one; it comes down to the nape. */
const BRIMS: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList(
    '-.364,-.27! -.415,-.19 -.46,-.095! -.28,-.062 0,-.05 .28,-.062 .46,-.095! .415,-.19 .364,-.27! .2,-.235 0,-.225 -.2,-.235',
  ),
  'three-quarter': nodeList(
    '-.44,-.21! -.485,-.12 -.52,-.01! -.34,-.005 -.08,-.04 .19,-.08 .425,-.11! .375,-.2 .308,-.28! .15,-.235 -.06,-.215 -.28,-.195',
  ),
  profile: nodeList(
    '-.483,-.18! -.525,-.09 -.555,.025! -.36,.012 -.06,-.04 .22,-.085 .485,-.115! .415,-.205 .328,-.29! .16,-.24 -.08,-.21 -.3,-.175',
  ),
  back: nodeList(
    '-.364,-.23! -.415,-.13 -.46,-.01! -.28,.035 0,.05 .28,.035 .46,-.01! .415,-.13 .364,-.23! .2,-.18 0,-.165 -.2,-.18',
  ),
};
/** Nodes of a brim along its upper and its lower edge. */
const UPPER = [0, 11, 10, 9, 8] as const;
const LOWER = [2, 3, 4, 5, 6] as const;
/** How far down the brim its rows of stitches run. */
const ROWS = [0.4, 0.75] as const;
const SHADE = nodeList('.2,-.7 .24,-.3 .3,-.05 .6,-.05 .5,-.7');

function stitches(brim: readonly Node[], down: number): Node[] {
  return UPPER.map((upper, i): Node => {
    const [from, to] = [at(brim, upper), at(brim, at(LOWER, i))];
    return [lerp(from[0], to[0], down), lerp(from[1], to[1], down)];
  });
}

/** Draws a bucket hat with a stitched brim turned down. */
export function drawBucketHat(context: DrawContext, cloth: Cloth): string {
  const { turn } = headView(context.body.pose);
  const modelled = {
    origin: context.body.headCentre,
    form: acrossHat(context, -0.4),
    shade: [hatShape(context, SHADE)],
    shadeOpacity: 0.16,
  };
  const crown = piece(context, shapeOn(context, CROWNS[turn]), cloth, { ...modelled, edge: 1.6 });
  const brimCloth: Cloth = { ...cloth, colour: tone(cloth.colour, 0.012) };
  const brim = piece(context, shapeOn(context, BRIMS[turn]), brimCloth, {
    ...modelled,
    edge: 1.8,
    stitches: ROWS.map((down) => shapeOn(context, stitches(BRIMS[turn], down), false)),
  });
  return crown + brim;
}
