import { describe, expect, it } from 'vitest';
import { headModel } from '../head-model.ts';
import { HEAD_TURNS, type HeadTurn } from '../head-view.ts';
import { headContext } from '../testing/bust.ts';
import { drawEars, earsOf } from './ears.ts';

const fillsOf = (turn: HeadTurn) => {
  const head = headModel(headContext(turn));
  return drawEars(head).split('<path').length / earsOf(head.view).length;
};

describe('drawEars', () => {
  it.each(HEAD_TURNS.filter((turn) => turn !== 'back'))('models helix and concha, %s', (turn) => {
    expect(fillsOf(turn)).toBeGreaterThan(fillsOf('back') + 1);
  });

  it('sets the ear of a profile behind the middle of the head', () => {
    const [ear] = earsOf({ turn: 'profile', sign: 1 });
    expect((ear?.x ?? 0) + (ear?.half ?? 0)).toBeLessThan(-0.02);
  });
});
