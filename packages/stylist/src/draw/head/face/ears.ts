import { piece } from '#draw/cloth/piece.ts';
import { skinOf } from '#draw/figure/skin.ts';
import type { Node, Point } from '#draw/kit/point.ts';
import { headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';
import { shapeOn } from '../head-space.ts';
import type { HeadView } from '../head-view.ts';

/** An ear of head space: its middle, half its width, and the side its rim bends to. */
export interface EarPlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly rim: -1 | 1;
}

/** Returns the ears that a turn shows, the one on the viewer's left of an unmirrored head first. */
export function earsOf({ turn }: HeadView, width = 1): readonly EarPlace[] {
  switch (turn) {
    case 'front':
      return [
        { x: -0.312 * width, y: 0.06, half: 0.035, rim: -1 },
        { x: 0.312 * width, y: 0.06, half: 0.035, rim: 1 },
      ];
    case 'three-quarter':
      return [{ x: -0.235, y: 0.07, half: 0.045, rim: -1 }];
    case 'profile':
      return [{ x: -0.075, y: 0.075, half: 0.052, rim: -1 }];
    case 'back':
      return [
        { x: -0.325, y: 0.06, half: 0.036, rim: -1 },
        { x: 0.325, y: 0.06, half: 0.036, rim: 1 },
      ];
  }
}

/** Returns where an earring hangs from. */
export const lobeOf = ({ x, y, half, rim }: EarPlace): Point => [x - rim * half * -0.1, y + 0.078];

/** The ears of a head, larger with age. */
export function drawEars(head: HeadModel): string {
  const { context, paints, years, view, factors } = head;
  const { line } = headInk(context);
  const grown = 1 + 0.14 * years;
  return earsOf(view, factors.width)
    .map(({ x, y, half, rim }) => {
      const on = (dx: number, dy: number): Node => [x + rim * dx * half, y + dy * grown];
      const outline = [
        on(-1, -0.07),
        on(0.4, -0.085),
        on(1, -0.04),
        on(0.8, 0.03),
        on(0.2, 0.085),
        on(-0.9, 0.06),
      ];
      const hollow = [on(0.4, -0.05), on(-0.1, -0.01), on(0.2, 0.04)];
      return piece(context, shapeOn(context, outline), skinOf(context), {
        edge: 1.1,
        extra: view.turn === 'back' ? '' : line(hollow, 0.018, paints.deepShade, 0.6),
      });
    })
    .join('');
}
