import { oklch, toHex } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, mix, type Node, type Point } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';
import { placed } from '../tailoring/edge.ts';

const COATS: readonly Cloth[] = [
  { name: 'plain', colour: oklch(0.62, 0.085, 62) },
  { name: 'plain', colour: oklch(0.36, 0.03, 45) },
  { name: 'plain', colour: oklch(0.88, 0.025, 82) },
];
const DARK: Cloth = { name: 'plain', colour: oklch(0.25, 0.02, 30) };
const LEATHER = toHex(oklch(0.42, 0.11, 25));
/** Where the dog's forepaws stand: heads out from the ankles' middle. */
const AHEAD = 2.45;
/** The ground under the ankles, heads. */
const GROUND = 0.4;

/** A small dog on its lead, and the lead from its collar to the hand. */
export interface LedDog {
  readonly dog: string;
  readonly lead: string;
}

/** Draws a dog that walks ahead on `side`, its lead in that hand; the seed chooses its coat. */
export function drawDog(context: DrawContext, side: Side): LedDog {
  const { body, head, seed } = context;
  const sign = signOf(side);
  const coat = COATS[seed % COATS.length] ?? DARK;
  const feet = mix(body.legs.left.at(2), body.legs.right.at(2), 0.5);
  const ground = Math.max(body.legs.left.at(2)[1], body.legs.right.at(2)[1]) + GROUND * head;
  // +x towards its nose.
  const at = (x: number, y: number): Point => [feet[0] + sign * (AHEAD + x) * head, ground + y * head];
  const nodes = (list: string): Node[] => placed(nodeList(list), at);
  const shape = (list: string) => path(nodes(list));
  const far = { ...coat, colour: { ...coat.colour, l: coat.colour.l * 0.8 } };
  const legs = (cloth: Cloth, dx: number) => {
    const move = (x: number, y: number) => at(x + dx, y);
    const leg = (list: string) => piece(context, path(placed(nodeList(list), move)), cloth, { edge: 1.2 });
    return (
      leg('-.78,-.62 -.86,-.36 -.8,-.2 -.84,-.02! -.7,-.01 -.7,-.05 -.74,-.2 -.7,-.38 -.56,-.56') +
      leg('-.1,-.56 -.12,-.3 -.08,-.02! .06,-.01 .05,-.05 0,-.08 .02,-.3 .06,-.54')
    );
  };
  const trunk = shape(
    '-.9,-.72 -.74,-.88 -.4,-.9 -.04,-.94 .08,-1.16 .16,-1.34 .34,-1.42 .48,-1.36 .52,-1.26 .7,-1.2 .74,-1.12 .68,-1.06 .5,-1.06 .36,-1.0 .26,-.8 .16,-.58 -.04,-.5 -.3,-.52 -.6,-.5 -.84,-.5 -.92,-.6',
  );
  const collar = at(0.17, -1.04);
  const arm = body.arms[side];
  const palm = add(arm.at(2), [arm.direction(1.95)[0] * 0.26 * head, arm.direction(1.95)[1] * 0.26 * head]);
  const sag = add(mix(palm, collar, 0.55), [0, 0.22 * head]);
  return {
    dog:
      legs(far, 0.16) +
      piece(context, shape('-.84,-.8 -1.02,-.98 -1.06,-1.2 -1.0,-1.22 -.94,-1.02 -.76,-.86'), coat, {
        edge: 1.2,
      }) +
      piece(context, trunk, coat, {
        edge: 1.5,
        shade: [shape('-.95,-.62 -.5,-.66 -.1,-.64 .2,-.72 .3,-.4 -1,-.4')],
        folds: [brush(nodes('-.66,-.84 -.74,-.7 -.66,-.56'), 0.03 * head)],
      }) +
      legs(coat, 0) +
      piece(context, shape('.24,-1.4 .12,-1.32 .1,-1.12 .18,-1.04 .28,-1.12 .34,-1.32'), far, { edge: 1.2 }) +
      dot(at(0.45, -1.25), 0.024 * head, toHex(DARK.colour)) +
      fill(shape('.68,-1.2 .76,-1.19 .76,-1.12 .7,-1.12'), toHex(DARK.colour)) +
      stroke(path(nodes('.04,-1.08 .14,-1.0 .28,-.98'), false), LEATHER, 0.06 * head),
    lead: stroke(path([palm, sag, collar], false), LEATHER, 0.032 * head),
  };
}
