import { describe, expect, it } from 'vitest';
import { halfOf, lookId, looksFile, ratedLook, ratedLooks } from './rated-look.ts';
import { linesOf } from './read-looks.ts';

const [line = ''] = linesOf(looksFile('open'));

describe('the rated looks', () => {
  const open = ratedLooks('open');
  const heldBack = ratedLooks('held-back');

  it('are 600, of three composers, each once', () => {
    expect([open.length, heldBack.length]).toEqual([319, 281]);
    const all = [...open, ...heldBack];
    expect(new Set(all.map(({ id }) => id)).size).toBe(600);
    const from = (source: string) => all.filter((look) => look.source === source).length;
    expect([from('now'), from('before'), from('random')]).toEqual([300, 150, 150]);
  });

  it('lie in the half of their id', () => {
    expect(open.every(({ id }) => halfOf(id) === 'open')).toBe(true);
    expect(heldBack.every(({ id }) => halfOf(id) === 'held-back')).toBe(true);
    expect(halfOf('0000000e')).toBe('open');
    expect(halfOf('0000000f')).toBe('held-back');
  });

  it('answer each request in fair shares', () => {
    const requests = Map.groupBy([...open, ...heldBack], ({ request }) =>
      'vibe' in request ? request.vibe : `${request.style} ${request.weather}`,
    );
    expect(requests.size).toBe(14);
    for (const looks of requests.values()) expect([41, 42, 43, 44]).toContain(looks.length);
  });
});

describe('ratedLook', () => {
  it('reads back what was written', () => {
    const look = ratedLook(line);
    expect(ratedLook(JSON.stringify(look))).toEqual(look);
    expect(look.id).toBe(lookId(look));
  });

  it('refuses a rating off the scale, a third pass, another request and a changed spec', () => {
    const look = ratedLook(line);
    const changed = [
      { ...look, ratings: [0, 3] },
      { ...look, ratings: [3.5, 3] },
      { ...look, ratings: [3, 3, 3] },
      { ...look, request: { vibe: 'windy' } },
      { ...look, spec: { ...look.spec, seed: look.spec.seed + 1 } },
    ];
    for (const other of changed) expect(() => ratedLook(JSON.stringify(other))).toThrow(SyntaxError);
  });
});
