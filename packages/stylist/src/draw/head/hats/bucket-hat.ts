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
    '-.348,-.295! -.338,-.392 -.298,-.493 -.198,-.553 0,-.574 .198,-.553 .298,-.493 .338,-.392 .348,-.295! .189,-.255 0,-.245 -.189,-.255',
  ),
  'three-quarter': nodeList(
    '-.434,-.2! -.434,-.343 -.385,-.453 -.264,-.534 -.07,-.57 .124,-.553 .245,-.491 .289,-.395 .301,-.32! .144,-.27 -.06,-.236 -.274,-.201',
  ),
  profile: nodeList(
    '-.48,-.167! -.487,-.314 -.438,-.435 -.315,-.525 -.09,-.569 .116,-.552 .253,-.483 .31,-.391 .324,-.332! .155,-.275 -.08,-.229 -.295,-.18',
  ),
  back: nodeList(
    '-.348,-.235! -.338,-.38 -.298,-.485 -.198,-.549 0,-.569 .198,-.549 .298,-.485 .338,-.38 .348,-.235! .189,-.185 0,-.17 -.189,-.185',
  ),
};
/** Along the lower edge from the viewer's left, back along the upper one; it comes down to the nape. */
const BRIMS: Readonly<Record<HeadTurn, readonly Node[]>> = {
  front: nodeList(
    '-.344,-.325! -.392,-.245 -.435,-.15! -.265,-.117 0,-.105 .265,-.117 .435,-.15! .392,-.245 .344,-.325! .189,-.29 0,-.28 -.189,-.29',
  ),
  'three-quarter': nodeList(
    '-.429,-.23! -.472,-.137 -.506,-.025! -.332,-.032 -.08,-.084 .182,-.142 .41,-.185! .362,-.275 .297,-.35! .144,-.295 -.06,-.261 -.274,-.226',
  ),
  profile: nodeList(
    '-.475,-.197! -.516,-.105 -.545,.01! -.354,-.014 -.06,-.086 .214,-.149 .474,-.19! .405,-.28 .32,-.362! .155,-.3 -.08,-.254 -.295,-.205',
  ),
  back: nodeList(
    '-.344,-.265! -.392,-.165 -.435,-.045! -.265,0 0,.015 .265,0 .435,-.045! .392,-.165 .344,-.265! .189,-.215 0,-.2 -.189,-.215',
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
