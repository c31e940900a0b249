import { describe, expect, it } from 'vitest';
import { mirrorPose } from '../figure/mirror-pose.ts';
import { FIGURE_POSES } from '../figure/pose.ts';
import { seenExpression } from './gaze.ts';

const { cup, contra } = FIGURE_POSES;

describe('seenExpression', () => {
  it('lowers the lids over a cup the head is turned to', () => {
    expect(seenExpression('lowered', cup)).toBe('lowered');
    expect(seenExpression('lowered', mirrorPose(cup))).toBe('lowered');
  });

  it('opens the eyes of a figure with nothing to look at', () => {
    expect(seenExpression('lowered', contra)).toBe('calm');
    expect(seenExpression('lowered', { ...cup, head: { ...cup.head, turn: 0.5 } })).toBe('calm');
  });

  it('leaves a laugh alone', () => {
    expect(seenExpression('laughing', contra)).toBe('laughing');
  });
});
