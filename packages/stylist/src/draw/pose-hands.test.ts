import { describe, expect, it } from 'vitest';
import { oklch } from '../colour/convert.ts';
import type { Cut } from '../garments/cut.ts';
import type { FigureSpec } from '../outfit.ts';
import { poseHands } from './pose-hands.ts';

const skin = oklch(0.7, 0.08, 60);
const figure = (pose: FigureSpec['pose'], mirrored = false): FigureSpec => ({
  bodyShape: 'Rectangle',
  pose,
  mirrored,
  skin,
  hair: { style: 'bob', colour: skin },
});
const jeans: Cut = { type: 'trousers', fit: 'straight', construction: 'jean' };
const leggings: Cut = { type: 'trousers', fit: 'legging', construction: 'plain' };
const puffer: Cut = { type: 'puffer', hem: 3.6 };
const longPuffer: Cut = { type: 'puffer', hem: 6 };
const cape: Cut = { type: 'cape', hem: 4.5 };
const tote: Cut = { type: 'bag', shape: 'tote' };
const clutch: Cut = { type: 'bag', shape: 'clutch' };

describe('poseHands', () => {
  it('keeps a hand in the pocket of trousers', () => {
    expect(poseHands(figure('contra'), [jeans]).arms.left.hand).toBe('pocket');
  });

  it('rests the hand on the hip when nothing has a pocket', () => {
    expect(poseHands(figure('contra'), [leggings]).arms.left.hand).toBe('hip');
    expect(poseHands(figure('contra'), [jeans, longPuffer]).arms.left.hand).toBe('hip');
  });

  it('leaves the pockets below a short jacket free', () => {
    expect(poseHands(figure('contra'), [jeans, puffer]).arms.left.hand).toBe('pocket');
  });

  it('lets both arms hang under a cape', () => {
    const { left, right } = poseHands(figure('akimbo'), [jeans, cape]).arms;
    expect([left.hand, right.hand]).toEqual(['hang', 'hang']);
  });

  it('carries a bag in the hand, a clutch at the waist', () => {
    expect(poseHands(figure('contra'), [jeans, tote]).arms.right.hand).toBe('hold');
    expect(poseHands(figure('hip'), [jeans, clutch]).arms.right.hand).toBe('clutch');
  });

  it('leaves a hand with nothing to hold empty', () => {
    expect(poseHands(figure('hip'), [jeans]).arms.right.hand).toBe('hang');
    expect(poseHands(figure('poise'), [jeans]).arms.right.hand).toBe('hip');
  });

  it('mirrors the bag with the pose', () => {
    const pose = poseHands(figure('hip', true), [jeans, tote]);
    expect(pose.arms.left.hand).toBe('hold');
    expect(pose.arms.right.hand).toBe('hip');
  });
});
