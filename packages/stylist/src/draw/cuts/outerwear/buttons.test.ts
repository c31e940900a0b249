import { describe, expect, it } from 'vitest';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawButtons } from './buttons.ts';
import { draftJacket } from './jacket-draft.ts';

describe('drawButtons', () => {
  it.each([false, true])(
    'sews the upper pair of a double-breasted front beside the lapels, belted %s',
    (belted) => {
      const context = standingContext('Rectangle', 'still');
      const jacket = draftJacket(context, { ...BLAZER, doubleBreasted: true, belted });
      const places = [...drawButtons(context, WOOL, jacket).matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      const [top = 0] = places.map(([, y]) => y).sort((a, b) => a - b);
      const upper = places.filter(([, y]) => y < top + 0.1 * context.head).map(([x]) => x);
      expect((Math.max(...upper) - Math.min(...upper)) / context.head).toBeGreaterThan(0.7);
    },
  );
});
