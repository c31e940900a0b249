import { nodeList } from '#draw/kit/node-list.ts';
import { lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { capOutline, hairlineOf } from './cap.ts';
import type { Rope } from './rope.ts';
import { overSkull, seenLine } from './skull.ts';

/** Rows that lead the hairline back to where the ropes fall, degrees off the middle of the head. */
const ROWS = [-72, -58, -43, -27, -10, 10, 27, 43, 58, 72] as const;
/** Rows of the far temple would stand before the forehead like the edge of a roof. */
const FARTHEST_ROW = 35;
const FROM_BROW = 40;
const TO_CROWN = 104;
const ROW_POINTS = 7;

/** The ropes' roots along the skull, from the hairline to under the ropes that fall; from the front the parting shows them. */
export function rowsOf(turn: HeadTurn, width: number): Rope[] {
  if (turn === 'back' || turn === 'front') return [];
  return ROWS.filter((aside) => aside < FARTHEST_ROW).flatMap((aside): Rope[] => {
    const points = Array.from({ length: ROW_POINTS }, (_, i) =>
      overSkull(aside, lerp(FROM_BROW, TO_CROWN, i / (ROW_POINTS - 1)), 0.018),
    );
    const line = seenLine(turn, points, 0.03);
    return line.length > 2 ? [{ line, width }] : [];
  });
}

/** Which nodes of a hairline lead round the ear. */
const ROUND_THE_EAR: Readonly<Partial<Record<HeadTurn, { readonly from: number; readonly to: number }>>> = {
  'three-quarter': { from: 1, to: 3 },
  profile: { from: 1, to: 3 },
};

const SCALP_FRONT = nodeList(
  '.0,-.535 -.19,-.5 -.315,-.38 -.36,-.16 -.35,.02 -.295,.02 -.28,-.12 -.2,-.3 -.09,-.4 0,-.46! .09,-.4 .2,-.3 .285,-.12 .3,.02 .35,.02 .365,-.16 .32,-.38 .19,-.5',
);

/** Hair under the ropes; it covers the ear, as they do, so it leaves out the hairline round it. */
export function scalpOf(turn: HeadTurn): readonly Node[] {
  if (turn === 'front') return SCALP_FRONT;
  const outline = capOutline(turn, { sides: 0.03 });
  const ear = ROUND_THE_EAR[turn];
  const before = outline.length - hairlineOf(turn, { sides: 0.03 }).length;
  return ear ? outline.filter((_, i) => i < before + ear.from || i >= before + ear.to) : outline;
}
