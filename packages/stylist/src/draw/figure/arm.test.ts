import { describe, expect, it } from 'vitest';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { drawBareArm } from './arm.ts';

/** Height of the edge of a sleeveless top at the side. */
const ARMHOLE = 2;

describe('drawBareArm', () => {
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
