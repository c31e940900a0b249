import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Cloth } from '#garments/cloth.ts';
import { onHead, shapeOn } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';
import { acrossHat } from './hat-space.ts';

/** A hat with a stiff brim in one turn, in head space: its lower edge lies at the hairline. */
export interface BrimmedHat {
  readonly brim: string;
  readonly crown: string;
  readonly band: string;
  /** Where the crown is pinched or creased. */
  readonly dents?: readonly string[];
  /** How far down the brim the crown's shade falls. */
  readonly shade: string;
}

export type HatByTurn = Readonly<Record<HeadTurn, BrimmedHat>>;

const DENT = 0.042;

/** Draws brim, crown and band, in this order; `angle` is how its weave runs on the brim. */
export function drawBrimmedHat(
  context: DrawContext,
  hats: HatByTurn,
  cloth: Cloth,
  band: Cloth,
  angle = 0,
): string {
  const hat = hats[headView(context.body.pose).turn];
  const on = (nodes: string) => shapeOn(context, nodeList(nodes));
  const origin = context.body.headCentre;
  const brim = piece(context, on(hat.brim), cloth, {
    edge: 1.7,
    origin,
    angle,
    shade: [on(hat.shade)],
    shadeOpacity: 0.2,
  });
  const crown = piece(context, on(hat.crown), cloth, {
    edge: 1.5,
    origin,
    form: acrossHat(context, -0.5),
    folds: (hat.dents ?? []).map((dent) => brush(onHead(context, nodeList(dent)), DENT * context.head)),
    foldOpacity: 0.28,
  });
  return brim + crown + piece(context, on(hat.band), band, { edge: 1.2 });
}
