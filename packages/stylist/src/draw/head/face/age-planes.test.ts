import { describe, expect, it } from 'vitest';
import { headModel } from '../head-model.ts';
import { DEEPEST_SKIN, headContext, MID_SKIN } from '../testing/bust.ts';
import { agePlanes } from './age-planes.ts';
import { faceOutline } from './face-outline.ts';

const TURNS = ['front', 'three-quarter', 'profile'] as const;
const planes = (svg: string) => svg.match(/<path/g)?.length ?? 0;

describe.each(TURNS)('a face in its fifties seen from the %s', (turn) => {
  it.each([MID_SKIN, DEEPEST_SKIN])('has every fold of an older one, fainter', (skin) => {
    const context = headContext(turn, skin);
    const [young, middle, older] = (['young', 'middle', 'older'] as const).map((age) =>
      agePlanes(headModel(context, { age })),
    );
    expect(young).toBe('');
    expect(planes(middle ?? '')).toBe(planes(older ?? ''));
    expect(middle).not.toBe(older);
  });

  it('has most of the softer jaw of an older one', () => {
    const low = (age: 'young' | 'middle' | 'older') =>
      faceOutline(headModel(headContext(turn), { age })).reduce((sum, [, y]) => sum + y, 0);
    expect(low('middle') - low('young')).toBeGreaterThan((low('older') - low('young')) * 0.6);
  });
});
