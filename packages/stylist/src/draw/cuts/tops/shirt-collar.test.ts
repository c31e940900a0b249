import { expect, it } from 'vitest';
import { standingContext } from '../testing/standing-context.ts';
import { drawCollarLeaves } from './shirt-collar.ts';
import type { CollarLies } from './top-parts.ts';

const COTTON = { name: 'plain', colour: { l: 0.9, c: 0.02, h: 90 } } as const;

/** How far a collar reaches from the middle just below its upper edge, heads. */
function reach(lies: CollarLies): number {
  const context = standingContext('Rectangle', 'still');
  drawCollarLeaves(context, COTTON, 0.3, lies);
  const [middle, level] = context.body.roundNeck(0, 1.34);
  const beside = context.document
    .figureOutlines()
    .flat(2)
    .filter(([, y]) => y < level);
  return Math.max(...beside.map(([x]) => (x - middle) / context.head));
}

it('rolls over round the neck where it is seen whole, and lies flat under a jacket', () => {
  expect(reach('under')).toBeLessThan(reach('open') - 0.03);
});
