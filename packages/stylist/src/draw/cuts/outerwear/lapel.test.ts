import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { BLAZER, WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';
import { drawLapel } from './lapel.ts';

describe('drawLapel', () => {
  it('keeps its width down a front that stands wide open, beyond the edge of it', () => {
    const context = standingContext('Rectangle', 'still');
    const coat = draftJacket(context, { ...BLAZER, open: 0.3, hem: 6 });
    const drawn = drawLapel(context, WOOL, coat, 1);
    const [lapel] = [...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
    const low = context.body.torso(0, 2.3, coat.frontEdge(1, 2.3));
    const [nearest] = outlinesOf(lapel ?? '')
      .flat()
      .filter(([x]) => x > low[0])
      .sort(([, a], [, b]) => Math.abs(a - low[1]) - Math.abs(b - low[1]));
    expect(((nearest?.[0] ?? 0) - low[0]) / context.head).toBeGreaterThan(0.09);
  });

  it.each(['notch', 'peak', 'shawl'] as const)('turns a %s outwards on the chest of a profile', (lapel) => {
    const context = standingContext('Rectangle', 'profile');
    const coat = draftJacket(context, { ...BLAZER, open: 0.2, lapel });
    drawLapel(context, WOOL, coat, -1);
    const roll = Array.from({ length: 41 }, (_, i) => coat.rollLine(-1, i / 40));
    const [top, foot] = [coat.rollLine(-1, 0.3)[1], coat.rollLine(-1, 0.9)[1]];
    const inwards = context.document
      .figureOutlines()
      .flat(2)
      .filter(([, y]) => y > top && y < foot)
      .map(([x, y]) => {
        const near = roll.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a));
        return (x - near[0]) / context.head;
      });
    expect(Math.max(...inwards)).toBeLessThan(0.06);
    expect(Math.min(...inwards)).toBeLessThan(-0.1);
  });

  it.each(['notch', 'shawl', 'trench'] as const)('goes round a roll neck, not over it: %s', (lapel) => {
    const inmost = (underCollar: number) => {
      const context = standingContext('Rectangle', 'still');
      drawLapel(context, WOOL, draftJacket(context, { ...BLAZER, lapel }, underCollar), -1);
      const neck = context.body.free(0, 1.36)[1];
      const atNeck = context.document
        .figureOutlines()
        .flat(2)
        .filter(([, y]) => y < neck);
      return Math.max(...atNeck.map(([x]) => x)) / context.head;
    };
    expect(inmost(0) - inmost(0.07)).toBeCloseTo(0.07, 2);
  });

  it('ends the collar less than half way to the shoulder', () => {
    const context = standingContext('Rectangle', 'still');
    const drawn = drawLapel(context, WOOL, draftJacket(context, BLAZER), -1);
    const [middle, foot] = context.body.torso(0, 1.78);
    const reaches = [...drawn.matchAll(/ d="([^"]+)"/g)]
      .flatMap((match) => outlinesOf(match[1] ?? '').flat())
      .filter(([, y]) => y < foot)
      .map(([x]) => (middle - x) / context.head);
    expect(Math.max(...reaches)).toBeGreaterThan(context.body.shape.neck);
    expect(Math.max(...reaches)).toBeLessThan(context.body.shape.shoulder * 0.47);
  });

  it('runs the gorge on into the upper edge of a notched lapel, the collar narrower than it', () => {
    const context = standingContext('Rectangle', 'still');
    drawLapel(context, WOOL, draftJacket(context, BLAZER), 1);
    const [lapel = [], collar = []] = context.document.figureOutlines().map((outline) => outline.flat());
    const highest = (points: typeof lapel) => points.reduce((a, b) => (b[1] < a[1] ? b : a));
    const outermost = (points: typeof lapel) => points.reduce((a, b) => (b[0] > a[0] ? b : a));
    const [gorge, tip] = [highest(lapel), outermost(lapel)];
    const slope = (tip[1] - gorge[1]) / (tip[0] - gorge[0]);
    const above = lapel.map(([x, y]) => gorge[1] + slope * (x - gorge[0]) - y);
    expect(Math.max(...above) / context.head).toBeLessThan(0.03);
    expect((tip[0] - outermost(collar)[0]) / context.head).toBeGreaterThan(0.08);
  });

  it('brings the collar from behind the neck and faces a dinner jacket with gleaming satin', () => {
    const context = standingContext('Rectangle', 'still');
    const top = (lapel: 'notch' | 'shawl', facing?: 'satin') => {
      const jacket = draftJacket(context, { ...BLAZER, lapel, ...(facing && { facing }) });
      const drawn = drawLapel(context, WOOL, jacket, -1);
      return { drawn, y: boxOfPaths([...drawn.matchAll(/ d="([^"]+)"/g)].map((m) => m[1] ?? '')).top };
    };
    const neckPoint = context.body.torso(0, 1.38)[1];
    expect(top('notch').y).toBeLessThan(neckPoint);
    expect(top('shawl').y).toBeLessThan(neckPoint);
    for (const lapel of ['shawl', 'notch'] as const)
      expect(top(lapel, 'satin').drawn).not.toBe(top(lapel).drawn);
    expect(top('shawl', 'satin').drawn).toContain('fill-opacity=".34"');
  });

  it.each(['turned', 'angled', 'lean', 'glance'] as const)('lies on the neck in the pose %s', (pose) => {
    for (const lapel of ['notch', 'peak', 'shawl'] as const)
      for (const k of [-1, 1] as const) {
        const context = standingContext('Rectangle', pose);
        drawLapel(context, WOOL, draftJacket(context, { ...BLAZER, lapel }), k);
        const outline = context.document.figureOutlines().flat(2);
        const [x] = outline.reduce((a, b) => (b[1] < a[1] ? b : a));
        const [edge] = context.body.roundNeck(k * context.body.shape.neck, 1.29);
        expect(Math.abs(x - edge) / context.head, `${lapel} ${k}`).toBeLessThan(0.03);
      }
  });
});
