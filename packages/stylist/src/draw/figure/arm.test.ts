import { describe, expect, it } from 'vitest';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { outlinesOf } from '../kit/flatten.ts';
import { drawBareArm } from './arm.ts';
import { raisedShoulder } from './raised-shoulder.ts';

/** Height of the edge of a sleeveless top at the side. */
const ARMHOLE = 2;

describe('drawBareArm', () => {
  it('leaves the hollow above a raised shoulder empty', () => {
    const context = standingContext('Rectangle', 'hair');
    const drawn = drawBareArm(context, 'left');
    const [ink = ''] = [...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
    const [hollow = [0, 0]] = raisedShoulder(context.body, 'left').deltoid;
    const above = hollow[1] - 0.02 * context.head;
    const crossings = outlinesOf(ink).flatMap((line) =>
      line.filter(([x, y], i) => {
        const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y];
        const way = (above - y) / (nextY - y);
        return y > above !== nextY > above && x + way * (nextX - x) > hollow[0];
      }),
    );
    expect(crossings.length % 2).toBe(0);
  });

  it.each(['Rectangle', 'Round', 'Pear'] as const)(
    'keeps a raised arm above the bodice on a %s body',
    (shape) => {
      const context = standingContext(shape, 'hair');
      drawBareArm(context, 'left');
      const [, side] = context.body.torso(-1, ARMHOLE);
      expect(context.document.figureBox().bottom).toBeLessThan(side + 0.04 * context.head);
    },
  );
});
