import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { POSES } from '#outfit.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { SvgDocument } from '../kit/svg-document.ts';
import { poseHands } from '../pose-hands.ts';
import { crutchTop, drawHeldAid } from './aid.ts';
import { Body } from './body.ts';
import { mirrorPose } from './mirror-pose.ts';
import { FIGURE_POSES, LEANING_ARM } from './pose.ts';

const HEAD_PX = 128;
const ADA = {
  bodyShape: 'Rectangle',
  skin: oklch(0.6, 0.06, 60),
  hair: { style: 'bob', colour: oklch(0.3, 0.04, 50) },
} as const;

describe('a cane', () => {
  it.each([false, true])('is set down beside the shoe, mirrored: %s', (mirrored) => {
    const side = mirrored ? 'right' : 'left';
    const pose = mirrored ? mirrorPose(FIGURE_POSES.still) : FIGURE_POSES.still;
    const arms = { ...pose.arms, [side]: { ...pose.arms[side], hand: 'cane' as const } };
    const body = new Body({ bodyShape: 'Rectangle' }, { ...pose, arms }, { headPx: HEAD_PX, x: 470, y: 46 });
    const document = new SvgDocument();
    const context = { ...standingContext(), document, body };
    drawHeldAid(context, 'cane', 'bare');
    const ys = [...document.toSvg('').matchAll(/[MC ](-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const foot = ys.reduce((low, point) => (point[1] > low[1] ? point : low), [0, 0] as const);
    const away = (foot[0] - body.legs[side].at(2)[0]) * (mirrored ? 1 : -1);
    expect(away).toBeGreaterThan(0.4 * HEAD_PX);
  });
});

describe('a cane beside straight feet', () => {
  it('leans, its tip outside the hand', () => {
    const { still } = FIGURE_POSES;
    const pose = {
      ...still,
      arms: { ...still.arms, left: LEANING_ARM },
      legs: { ...still.legs, left: { ...still.legs.left, footTurn: 0 } },
    };
    const body = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: HEAD_PX, x: 470, y: 46 });
    const document = new SvgDocument();
    drawHeldAid({ ...standingContext(), document, body }, 'cane', 'bare');
    const points = [...document.toSvg('').matchAll(/[MC ](-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const foot = points.reduce((low, point) => (point[1] > low[1] ? point : low), [0, 0] as const);
    expect(body.arms.left.at(2)[0] - foot[0]).toBeGreaterThan(0.1 * HEAD_PX);
  });
});

describe('the aid of whoever sits', () => {
  it.each(['cane', 'forearm-crutch'] as const)('is a %s leaned on the knee, down to the floor', (aid) => {
    for (const pose of ['seated', 'perched'] as const) {
      for (const mirrored of [false, true]) {
        const context = standingContext('Rectangle', pose, mirrored);
        const { propped, held } = drawHeldAid(context, aid, 'bare');
        const { bottom, top } = context.document.figureBox();
        const leg = context.body.legs[mirrored ? 'left' : 'right'];
        expect(propped).not.toBe('');
        expect(held).toBe('');
        expect(top).toBeLessThan(leg.at(1)[1]);
        expect(bottom).toBeGreaterThan(leg.at(2)[1]);
      }
    }
  });

  it('is drawn with no other pose', () => {
    expect(drawHeldAid(standingContext('Rectangle', 'stroll'), 'cane', 'bare').propped).toBe('');
  });
});

describe('an aid that somebody leans on', () => {
  it.each(POSES)('is drawn in the pose %s', (pose) => {
    for (const aid of ['cane', 'forearm-crutch'] as const) {
      const figure = { ...ADA, pose, mirrored: false, aid };
      const body = new Body(figure, poseHands(figure, []), { headPx: HEAD_PX, x: 470, y: 46 });
      const { propped, held } = drawHeldAid({ ...standingContext(), body }, aid, 'bare');
      expect(propped + held).not.toBe('');
    }
  });
});

describe('a forearm crutch', () => {
  it.each([false, true])('shows its tube beside the arm from handle to cuff, mirrored: %s', (mirrored) => {
    const side = mirrored ? 'right' : 'left';
    const sign = mirrored ? 1 : -1;
    const context = standingContext('Rectangle', 'still', mirrored);
    const limb = context.body.arms[side];
    const palm = limb.at(2.2);
    const d = crutchTop(context, { side, palm, foot: [palm[0], palm[1] + 500] }, limb.point(1.3, sign, 6));
    const points = [...d.matchAll(/[MLC ](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const [top = [0, 0]] = points.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
    expect(top[1]).toBeLessThan(limb.at(1.4)[1]);
    expect(sign * ((top[0] ?? 0) - limb.point(1.3, sign)[0])).toBeGreaterThan(0);
  });
});
