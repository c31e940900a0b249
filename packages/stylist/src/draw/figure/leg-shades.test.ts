import { describe, expect, it } from 'vitest';
import { BUILDS } from '#outfit.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { distance } from '../kit/point.ts';
import { Body } from './body.ts';
import { legShades } from './leg-shades.ts';
import { drawLeg, skinTone } from './skin.ts';

describe('a bare leg', () => {
  it.each(BUILDS)(
    'is widest in the upper third of the shin, narrower at knee and ankle, on a %s build',
    (build) => {
      const { pose } = standingContext('Rectangle', 'still').body;
      const { left } = new Body({ bodyShape: 'Rectangle', build }, pose, { headPx: 100, x: 0, y: 0 }).legs;
      const width = (t: number) => distance(left.point(t, -1), left.point(t, 1));
      const shin = Array.from({ length: 19 }, (_, i) => 1.1 + i * 0.05);
      const widest = shin.reduce((best, t) => (width(t) > width(best) ? t : best));
      expect(widest).toBeGreaterThan(1.2);
      expect(widest).toBeLessThan(1.45);
      expect(width(1.08)).toBeLessThan(0.84 * width(widest));
      expect(width(1.9)).toBeLessThan(0.5 * width(widest));
    },
  );

  it('is shaded in two steps of a deeper tone of its skin', () => {
    const context = standingContext('Rectangle', 'still');
    const drawn = drawLeg(context, 'left');
    const shades = legShades(context.body.legs.left);
    expect(shades).toHaveLength(2);
    const planes = drawn.match(/<path d="[^"]*" fill="[^"]*"/g) ?? [];
    for (const d of shades) {
      // Each begins as it is laid; the leg shows no more of it than lies on the skin.
      const plane = planes.find((path) => path.includes(d.slice(0, 200)));
      expect(plane).toContain(`fill="${skinTone(context)}"`);
    }
  });
});
