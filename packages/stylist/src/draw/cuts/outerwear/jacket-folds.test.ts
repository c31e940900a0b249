import { describe, expect, it } from 'vitest';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { boxOfPaths } from '#draw/kit/box.ts';
import { BLAZER } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';
import { panelFolds } from './jacket-folds.ts';

describe('panelFolds', () => {
  it('are pulled to a button no farther than the dart, and end at the side of the chest', () => {
    const context = standingContext('Rectangle', 'still');
    const jacket = draftJacket(context, BLAZER);
    for (const side of SIDES) {
      const k = signOf(side);
      const folds = panelFolds(context, jacket, k).map((fold) => boxOfPaths([fold]));
      const width = jacket.halfWidth(BLAZER.breakAt) * context.head;
      const [underarm, ...pulls] = folds.slice(0, -1);
      const reach = (box?: ReturnType<typeof boxOfPaths>) => (box ? box.right - box.left : 0);
      expect(pulls).toHaveLength(2);
      for (const pull of pulls) expect(reach(pull)).toBeLessThan(width * 0.6);
      expect(reach(underarm)).toBeLessThan(width * 0.42);
    }
  });
});
