import { describe, expect, it } from 'vitest';
import { createRandom } from '#random.ts';
import { HEAD_TURNS } from '../head-view.ts';
import { crop } from './crop.ts';

describe.each(HEAD_TURNS)('close sides seen from the %s', (turn) => {
  it('thin out towards the nape and down the sideburn, along no even edge', () => {
    const close = crop(turn, createRandom(5)).front.find(({ thinned }) => thinned);
    const { outline = [], skin = 0 } = close?.thinned ?? {};
    expect(skin).toBeGreaterThan((close?.skin ?? 1) + 0.1);
    const edge = outline.slice(1, -1).map(([, y]) => y);
    const turns = edge.filter(
      (y, i) => i > 0 && i < edge.length - 1 && y > (edge[i - 1] ?? y) && y > (edge[i + 1] ?? y),
    );
    expect(turns.length).toBeGreaterThan(3);
    expect(Math.max(...outline.map(([, y]) => y))).toBeGreaterThan(
      Math.max(...(close?.outline ?? []).map(([, y]) => y)),
    );
  });
});
