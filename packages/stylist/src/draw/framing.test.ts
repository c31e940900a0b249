import { describe, expect, it } from 'vitest';
import { FRAMINGS } from '#outfit.ts';
import { mirrorPose } from './figure/mirror-pose.ts';
import { FIGURE_POSES } from './figure/pose.ts';
import { clearOf, directionOf, placementOf } from './framing.ts';
import { CANVAS_WIDTH_PX } from './kit/svg-document.ts';
import { REFERENCE_LOOKS } from './testing/reference-looks.ts';

const figure = REFERENCE_LOOKS[0]?.figure ?? raise();
function raise(): never {
  throw new Error('There is no reference look');
}
const { stride, still } = FIGURE_POSES;

describe('placementOf', () => {
  it.each(FRAMINGS)('leaves more room in front of a walking figure than behind it, %s', (framing) => {
    const rightwards = placementOf(framing, figure, stride, 8.8, false);
    const leftwards = placementOf(framing, figure, mirrorPose(stride), 8.8, false);
    expect(CANVAS_WIDTH_PX - rightwards.x).toBeGreaterThan(rightwards.x * 1.2);
    expect(leftwards.x).toBeCloseTo(CANVAS_WIDTH_PX - rightwards.x);
  });

  it('stands everyone on the same floor, whatever their height and heels', () => {
    const floors = (['petite', 'average', 'tall'] as const).flatMap((stature) =>
      [8.6, 9.1].map((soles) => {
        const { headPx, y } = placementOf('full', { ...figure, stature }, still, soles, false);
        return y + headPx * soles;
      }),
    );
    expect(Math.max(...floors) - Math.min(...floors)).toBeLessThan(0.01);
  });

  it('comes closer from full to knee to hip', () => {
    const [full = 0, knee = 0, hip = 0] = FRAMINGS.map(
      (framing) => placementOf(framing, figure, still, 8.8, false).headPx,
    );
    expect(knee).toBeGreaterThan(full * 1.3);
    expect(hip).toBeGreaterThan(knee * 1.3);
  });

  it('leaves room for a hat above a close figure', () => {
    const bare = placementOf('hip', figure, still, 8.8, false);
    expect(placementOf('hip', figure, still, 8.8, true).y).toBeGreaterThan(bare.y + 40);
  });
});

describe('directionOf', () => {
  it('follows the way a figure walks', () => {
    expect(directionOf(stride)).toBeGreaterThan(0);
    expect(directionOf(mirrorPose(stride))).toBeLessThan(0);
  });

  it('follows the gaze of one that stands, against the turn of the chest', () => {
    expect(directionOf({ ...still, turn: 0.4, head: { x: 0, tilt: 0, turn: -0.5 } })).toBeLessThan(0);
  });

  it.each(Object.entries(FIGURE_POSES))('leaves the room on the side of the gaze, %s', (_, pose) => {
    const { x } = placementOf('full', figure, pose, 8.8, false);
    expect(Math.sign(CANVAS_WIDTH_PX / 2 - x)).toBe(Math.sign(pose.head.turn));
  });
});

describe('clearOf', () => {
  it('covers face and torso', () => {
    const { left, right, bottom } = clearOf({ headPx: 100, x: 480, y: 50 });
    expect(right - left).toBeGreaterThan(200);
    expect(bottom).toBeGreaterThan(450);
  });
});
