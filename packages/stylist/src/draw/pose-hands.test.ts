import { describe, expect, it } from 'vitest';
import { oklch } from '../colour/convert.ts';
import type { Cut, JacketCut } from '../garments/cut.ts';
import type { FigureSpec } from '../outfit.ts';
import { Body } from './figure/body.ts';
import { poseHands } from './pose-hands.ts';
import { pocketsOf } from './rest-arm.ts';

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
const blazer: JacketCut = {
  ...{ type: 'jacket', lapel: 'notch', hem: 4, breakAt: 2.8, open: 0.2 },
  ...{ pockets: 'flap', ease: 'easy', shoulder: 'soft' },
};
const cape: Cut = { type: 'cape', hem: 4.5 };
const tote: Cut = { type: 'bag', shape: 'tote' };
const clutch: Cut = { type: 'bag', shape: 'clutch' };

describe('poseHands', () => {
  it('keeps a hand in the pocket of trousers', () => {
    expect(poseHands(figure('contra'), [jeans]).arms.left.hand).toBe('pocket');
  });

  it('rests the near hand on the hip and hangs the far one when nothing has a pocket', () => {
    expect(poseHands(figure('lean'), [leggings]).arms.left.hand).toBe('hip');
    expect(poseHands(figure('contra'), [leggings]).arms.left.hand).toBe('hang');
  });

  it('hangs an empty hand beside a coat, or finds its pocket', () => {
    expect(poseHands(figure('contra'), [jeans, longPuffer]).arms.left.hand).toBe('hang');
    expect(poseHands(figure('hip'), [jeans, longPuffer]).arms.right.hand).toBe('hang');
    expect(poseHands(figure('contra'), [jeans, { ...blazer, hem: 6 }]).arms.left.hand).toBe('pocket');
  });

  it('finds the pocket of a coat further out than that of trousers', () => {
    expect(poseHands(figure('contra'), [jeans, blazer]).arms.left.pocketOf).toBe('coat');
    const patched = { ...blazer, pockets: 'patch' } as const;
    expect(poseHands(figure('contra'), [jeans, patched]).arms.left.pocketOf).toBe('patch');
    expect(poseHands(figure('contra'), [jeans]).arms.left.pocketOf).toBeUndefined();
    const outside = (cuts: readonly Cut[]) => {
      const pose = poseHands(figure('contra'), cuts);
      const body = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: 128, x: 470, y: 46 });
      return body.torso(0, 3.3)[0] - body.arms.left.at(2)[0];
    };
    expect(outside([jeans, blazer])).toBeGreaterThan(outside([jeans]) + 0.04 * 128);
  });

  it('lays a hand on the hip beside a top that hangs over it, not on its front', () => {
    const outside = (pockets: 'free' | 'under-a-top') => {
      const pose = poseHands(figure('lean'), [leggings], pockets);
      expect(pose.arms.left.hand).toBe('hip');
      const body = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: 128, x: 470, y: 46 });
      return body.torso(0, 2.98)[0] - body.arms.left.at(2)[0];
    };
    expect(outside('under-a-top') - outside('free')).toBeGreaterThan(0.1 * 128);
  });

  it('keeps the elbow of whoever leans on a pillar out of it', () => {
    const { left } = poseHands(figure('against-pillar'), [leggings]).arms;
    expect(left).toMatchObject({ hand: 'hang', sway: 'none' });
    expect(left.elbow[0]).toBeGreaterThan(-0.2);
    expect(poseHands(figure('against-pillar'), [jeans]).arms.left.hand).toBe('pocket');
  });

  it('hangs a hand that leaves its pocket for a bag beside the hip, never before the lap', () => {
    const camera: Cut = { type: 'bag', shape: 'camera' };
    for (const bag of [camera, tote])
      expect(poseHands(figure('against-pillar'), [jeans, bag]).arms.right.wrist[0]).toBeGreaterThan(0.2);
  });

  it('leaves both hands free under a backpack', () => {
    const backpack: Cut = { type: 'bag', shape: 'backpack' };
    const { left, right } = poseHands(figure('against-pillar'), [jeans, backpack]).arms;
    expect([left.hand, right.hand]).toEqual(['pocket', 'pocket']);
  });

  it('puts no hand into a pocket that a top hangs over', () => {
    const shirt: Cut = { type: 'tee', neck: 'crew', sleeve: 'short' };
    const handOf = (worn: 'tucked' | 'over') =>
      poseHands(figure('hair'), [jeans, shirt], pocketsOf([{ cut: jeans }, { cut: shirt, worn }])).arms.right
        .hand;
    expect([handOf('tucked'), handOf('over')]).toEqual(['pocket', 'hang']);
  });

  it('lays no hand flat on a coat', () => {
    const coat: Cut = { ...blazer, hem: 6 };
    expect(poseHands(figure('akimbo'), [jeans, coat]).arms.left.hand).toBe('pocket');
    const { left, right } = poseHands(figure('akimbo'), [jeans, longPuffer]).arms;
    expect([left.hand, right.hand]).toEqual(['hang', 'hang']);
  });

  it('leaves the pockets below a short jacket free', () => {
    const handOver = (hem: number) => poseHands(figure('contra'), [jeans, { ...puffer, hem }]).arms.left.hand;
    expect([handOver(3.3), handOver(3.62)]).toEqual(['pocket', 'hang']);
  });

  it('lets both arms hang under a cape', () => {
    const { left, right } = poseHands(figure('akimbo'), [jeans, cape]).arms;
    expect([left.hand, right.hand]).toEqual(['hang', 'hang']);
    expect([left.sway, right.sway]).toEqual(['none', 'none']);
  });

  it('carries a bag in the hand, a clutch at the waist', () => {
    expect(poseHands(figure('contra'), [jeans, tote]).arms.right.hand).toBe('hold');
    expect(poseHands(figure('hip'), [jeans, clutch]).arms.right.hand).toBe('clutch');
  });

  it('leaves a hand with nothing to hold empty', () => {
    expect(poseHands(figure('hip'), [jeans]).arms.right.hand).toBe('pocket');
    expect(poseHands(figure('hip'), [leggings]).arms.right.hand).toBe('hang');
    expect(poseHands(figure('stroll'), [jeans]).arms.right.hand).toBe('hang');
    expect(poseHands(figure('poise'), [jeans]).arms.right.hand).toBe('hip');
  });

  it('mirrors the bag with the pose', () => {
    const pose = poseHands(figure('hip', true), [jeans, tote]);
    expect(pose.arms.left.hand).toBe('hold');
    expect(pose.arms.right.hand).toBe('hip');
  });

  it('closes a hand on a lapel, or carries the jacket, only where there is one', () => {
    expect(poseHands(figure('lapel'), [jeans, blazer]).arms.left.hand).toBe('lapel');
    expect(poseHands(figure('lapel'), [jeans]).arms.left.hand).toBe('hip');
    expect(poseHands(figure('jacket-over'), [jeans, blazer]).arms.left.hand).toBe('jacket');
    expect(poseHands(figure('jacket-over'), [jeans, puffer]).arms.left.hand).toBe('hang');
  });

  it('opens an umbrella in the hand that would hold it, and carries a bag in the other', () => {
    const umbrella: Cut = { type: 'bag', shape: 'umbrella' };
    expect(poseHands(figure('umbrella'), [jeans, umbrella]).arms.right.hand).toBe('pocket');
    expect(poseHands(figure('umbrella'), [jeans, tote]).arms.right.hand).toBe('hold');
  });

  it('seats a figure in its wheelchair whatever the pose, a bag on the lap', () => {
    for (const pose of ['stride', 'hip', 'umbrella'] as const) {
      const seated = poseHands({ ...figure(pose), aid: 'wheelchair' }, [jeans, tote]);
      expect(seated.support).toBe('wheelchair');
      expect(seated.arms.left.hand).toBe('rim');
      expect(seated.arms.right.reach).toBeDefined();
    }
  });

  it('leaves an arm without a hand to hang, and the other to carry', () => {
    const posed = poseHands({ ...figure('cup'), aid: 'limb-difference' }, [jeans, tote]);
    expect(posed.arms.left.hand).toBe('none');
    expect(posed.arms.right.hand).toBe('hold');
  });

  it('turns a pregnant body far enough to be seen', () => {
    for (const pose of ['contra', 'still', 'turned'] as const) {
      const posed = poseHands({ ...figure(pose), pregnancy: 'visible' }, [jeans]);
      expect(Math.abs(posed.turn ?? 0)).toBeGreaterThan(0.5);
    }
  });
});
