import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawToggles } from './fastenings.ts';
import { draftJacket } from './jacket-draft.ts';

describe('drawToggles', () => {
  it.each(['still', 'walk', 'contra'] as const)(
    'are of one size and at one distance in the pose %s',
    (pose) => {
      const context = standingContext('Pear', pose);
      const jacket = draftJacket(context, { ...BLAZER, lapel: 'none', hem: 5, closing: 'toggles' });
      const toggles = [
        ...drawToggles(context, WOOL, jacket).matchAll(/ d="([^"]+)"[^>]*stroke-width="1.2"/g),
      ].map(([, d = '']) => boxOfPaths([d]));
      expect(toggles).toHaveLength(4);
      const middles = toggles.map(({ top, bottom }) => (top + bottom) / 2);
      const steps = middles.slice(1).map((y, i) => y - (middles[i] ?? 0));
      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.02 * context.head);
      const heights = toggles.map(({ top, bottom }) => bottom - top);
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.35);
    },
  );
});
