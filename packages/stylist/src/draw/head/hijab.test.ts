import { describe, expect, it } from 'vitest';
import { faceOutline } from './face/face-outline.ts';
import { headModel } from './head-model.ts';
import { LOOSE_HIJAB, WOUND_HIJAB } from './hijab.ts';
import { headContext } from './testing/bust.ts';

const TURNS = ['front', 'three-quarter', 'profile'] as const;
const JAW_FROM = 0.3;

describe.each([
  ['falls loose', LOOSE_HIJAB],
  ['is wound', WOUND_HIJAB],
])('a hijab that %s', (_, hijab) => {
  it.each(TURNS)('lies close along jaw and chin, seen from the %s', (turn) => {
    const cloth = hijab[turn].over.flatMap(({ outline }) => outline);
    const jaw = faceOutline(headModel(headContext(turn))).filter(
      ([x, y]) => y > JAW_FROM && (turn !== 'profile' || x < 0.2),
    );
    for (const [x, y] of jaw) {
      expect(Math.min(...cloth.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))).toBeLessThan(0.085);
    }
  });

  it('is drawn over the cheek of a profile', () => {
    const [wrap] = hijab.profile.front;
    const opening = (wrap?.outline ?? []).filter(([, y]) => y > 0 && y < 0.3).map(([x]) => x);
    expect(Math.max(...opening)).toBeGreaterThan(0);
  });
});
