import { describe, expect, it } from 'vitest';
import { mirrorPose } from './mirror-pose.ts';
import { FIGURE_POSES } from './pose.ts';
import { legOrder } from './side.ts';

describe('legOrder', () => {
  it('draws the rear leg of a stride first', () => {
    expect(legOrder(FIGURE_POSES.stride)).toEqual(['left', 'right']);
    expect(legOrder(mirrorPose(FIGURE_POSES.stride))).toEqual(['right', 'left']);
  });

  it('draws the leg that crosses over last', () => {
    expect(legOrder(FIGURE_POSES.cross)).toEqual(['left', 'right']);
    expect(legOrder(mirrorPose(FIGURE_POSES.cross))).toEqual(['right', 'left']);
  });

  it('otherwise draws the leg that carries the weight last', () => {
    expect(legOrder(FIGURE_POSES.contra)).toEqual(['right', 'left']);
  });
});
