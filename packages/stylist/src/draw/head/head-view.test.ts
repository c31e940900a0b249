import { describe, expect, it } from 'vitest';
import { FIGURE_POSES, type Pose } from '../figure/pose.ts';
import { headView } from './head-view.ts';

const posed = (turn: number, more: Partial<Pose> = {}): Pose => ({
  ...FIGURE_POSES.still,
  head: { x: 0, tilt: 0, turn },
  ...more,
});

describe('headView', () => {
  it.each([
    [0, 'front', 1],
    [-0.29, 'front', -1],
    [0.3, 'three-quarter', 1],
    [-0.8, 'three-quarter', -1],
    [0.81, 'profile', 1],
    [-1, 'profile', -1],
  ] as const)('shows a head turned by %d as %s', (turn, name, sign) => {
    expect(headView(posed(turn))).toEqual({ turn: name, sign });
  });

  it('shows the back of a figure that faces away, and its face when it glances over the shoulder', () => {
    expect(headView(posed(0.1, { facing: 'away' })).turn).toBe('back');
    expect(headView(posed(0.55, { facing: 'away' })).turn).toBe('three-quarter');
    expect(headView(posed(-0.9, { facing: 'away' }))).toEqual({ turn: 'profile', sign: -1 });
  });
});
