import { describe, expect, it } from 'vitest';
import type { PrintPanel } from '#draw/cloth/piece-options.ts';
import { lerp, type Point, rotate, sub } from '#draw/kit/point.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftSkirt } from './skirt-draft.ts';
import { apronFaces, coneFaces } from './skirt-print.ts';

const EDGES = [-1, -0.5, 0, 0.5, 1] as const;

function printAt(point: Point, { origin, angle, squeeze = 1 }: PrintPanel): Point {
  const [x, y] = rotate(sub(point, origin), (-angle * Math.PI) / 180);
  return [x / squeeze, y];
}

describe('coneFaces', () => {
  it('runs the print on from each panel to the next', () => {
    const skirt = draftSkirt(standingContext(), 'a-line', 2.86, 6.4);
    const panels = coneFaces(skirt, EDGES);
    expect(panels).toHaveLength(8);
    const ends = EDGES.slice(1).flatMap((to) => [lerp(to - 0.5, to, 0.56), to]);
    panels.slice(1).forEach((panel, i) => {
      const seam = skirt.on(0.78, ends[i] ?? 0);
      const [x0, y0] = printAt(seam, panels[i] ?? panel);
      const [x1, y1] = printAt(seam, panel);
      expect(Math.hypot(x1 - x0, y1 - y0)).toBeLessThan(0.01);
    });
  });
});

describe('apronFaces', () => {
  it('shows the sett of a kilt undisturbed in front, and narrower towards the sides', () => {
    const faces = apronFaces(draftSkirt(standingContext(), 'pleated', 2.86, 5.75), 0.6);
    expect(faces.map(({ squeeze }) => squeeze)).toEqual([0.6, 0.8, 1, 0.8, 0.6]);
  });
});
