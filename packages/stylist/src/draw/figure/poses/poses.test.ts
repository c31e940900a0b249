import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { type FigureSpec, POSES, type PoseName } from '#outfit.ts';
import { drawFigure } from '../../draw-figure.ts';
import { angleDegrees } from '../../kit/point.ts';
import { SvgDocument } from '../../kit/svg-document.ts';
import { poseHands } from '../../pose-hands.ts';
import { wearing } from '../../testing/wearing.ts';
import { Body } from '../body.ts';
import { mirrorPose } from '../mirror-pose.ts';
import { FIGURE_POSES, WHEELCHAIR_POSE } from '../pose.ts';
import type { Pose } from '../pose-parts.ts';
import { SIDES } from '../side.ts';

const PLACEMENT = { headPx: 128, x: 480, y: 100 } as const;
const SILHOUETTE_PX = 100;

const drawnIn = (pose: PoseName): { document: SvgDocument; svg: string } => {
  const { items } = wearing('straight-jeans', 'Rectangle', pose);
  const colour = oklch(0.5, 0.05, 50);
  const figure: FigureSpec = {
    bodyShape: 'Rectangle',
    pose,
    mirrored: false,
    skin: colour,
    hair: { style: 'bun', colour },
  };
  const document = new SvgDocument();
  const hands = poseHands(
    figure,
    items.map(({ cut }) => cut),
  );
  const body = new Body(figure, hands, PLACEMENT);
  const context = { document, body, head: PLACEMENT.headPx, seed: 1, skin: colour, hair: colour };
  return { document, svg: drawFigure(context, figure, items) };
};

/** What is figure at 100 px height, as one string of bits. */
function silhouette(pose: PoseName): Uint8Array {
  const { document } = drawnIn(pose);
  const shapes = [...new Set(document.silhouettes)].map((id) => `<use href="#${id}"/>`).join('');
  const { pixels } = new Resvg(document.toSvg(shapes), {
    fitTo: { mode: 'height', value: SILHOUETTE_PX },
  }).render();
  return Uint8Array.from({ length: pixels.length / 4 }, (_, i) => ((pixels[i * 4 + 3] ?? 0) > 127 ? 1 : 0));
}

/** Share of two silhouettes' union that only one of them covers. */
function difference(a: Uint8Array, b: Uint8Array): number {
  let [either, both] = [0, 0];
  a.forEach((bit, i) => {
    const other = b[i] ?? 0;
    either += bit | other;
    both += bit & other;
  });
  return 1 - both / either;
}

const strides = ({ legs }: Pose) => [legs.left, legs.right].some(({ pitch = 0 }) => pitch > 0);
/** Heads between the neck and the mean of the soles, of which the standing foot counts most. */
function offBalance(pose: Pose): number {
  const body = new Body({ bodyShape: 'Rectangle' }, pose, PLACEMENT);
  const x = (side: 'left' | 'right') => body.legs[side].at(2)[0];
  const standing = body.weightSide;
  const free = standing === 'left' ? 'right' : 'left';
  const soles = x(standing) * 0.7 + x(free) * 0.3;
  return Math.abs(soles - body.free(pose.neck, 0)[0]) / PLACEMENT.headPx;
}

/** What is seen between the ankles of whoever stands, with the width of an ankle added; heads. */
const BETWEEN_ANKLES = 0.35 + 0.18;

describe('feet on the ground', () => {
  it.each(POSES)('stand apart when they neither cross nor stride: %s', (name) => {
    const pose = FIGURE_POSES[name];
    const { left, right } = pose.legs;
    const isStanding = [left, right].every(({ pitch, depth }) => pitch === undefined && depth === undefined);
    if (!isStanding) return;
    const { legs } = new Body({ bodyShape: 'Rectangle' }, pose, PLACEMENT);
    const apart = (legs.right.at(2)[0] - legs.left.at(2)[0]) / PLACEMENT.headPx;
    expect(apart).toBeGreaterThan(BETWEEN_ANKLES);
  });
});

describe('FIGURE_POSES', () => {
  it.each(POSES.filter((name) => !FIGURE_POSES[name].support && !strides(FIGURE_POSES[name])))(
    'stands %s over its feet',
    (name) => {
      expect(offBalance(FIGURE_POSES[name])).toBeLessThan(0.25);
      expect(offBalance(mirrorPose(FIGURE_POSES[name]))).toBeLessThan(0.25);
    },
  );

  it.each(POSES)('bends the arms that hang in %s', (name) => {
    for (const pose of [FIGURE_POSES[name], mirrorPose(FIGURE_POSES[name])]) {
      const body = new Body({ bodyShape: 'Rectangle' }, pose, PLACEMENT);
      for (const side of SIDES.filter((one) => pose.arms[one].hand === 'hang')) {
        const [shoulder, elbow, wrist] = body.arms[side].joints;
        const bend = angleDegrees(shoulder, elbow) - angleDegrees(elbow, wrist);
        expect(Math.abs(bend)).toBeGreaterThan(9);
        expect(Math.abs(bend)).toBeLessThan(36);
      }
    }
  });

  it.each(['contra', 'pockets', 'lean', 'against-pillar'] as const)(
    'bends the elbow of a hand in a pocket, which is where pockets are: %s',
    (name) => {
      const body = new Body({ bodyShape: 'Rectangle' }, FIGURE_POSES[name], PLACEMENT);
      for (const side of SIDES.filter(
        (one) => FIGURE_POSES[name].arms[one].hand === 'pocket' && !FIGURE_POSES[name].arms[one].slack,
      )) {
        const [shoulder, elbow, wrist] = body.arms[side].joints;
        const bend = Math.abs(angleDegrees(shoulder, elbow) - angleDegrees(elbow, wrist));
        expect(bend).toBeGreaterThan(45);
        expect(bend).toBeLessThan(75);
        const high = body.torso(0, 3.2)[1];
        expect(wrist[1]).toBeGreaterThan(high - 0.12 * PLACEMENT.headPx);
        expect(wrist[1]).toBeLessThan(high + 0.25 * PLACEMENT.headPx);
      }
    },
  );

  it.each(['walk', 'stride', 'step', 'lead'] as const)(
    'opens the legs of %s, seen from the front',
    (name) => {
      for (const pose of [FIGURE_POSES[name], mirrorPose(FIGURE_POSES[name])]) {
        const { legs } = new Body({ bodyShape: 'Rectangle' }, pose, PLACEMENT);
        for (const t of [1, 1.5, 2])
          expect(legs.right.at(t)[0] - legs.left.at(t)[0]).toBeGreaterThan(0.1 * PLACEMENT.headPx);
      }
    },
  );

  it.each(['walk', 'step', 'stroll', 'stride'] as const)('bends the knee of the leg behind: %s', (name) => {
    const { left, right } = FIGURE_POSES[name].legs;
    const { knee, ankle } = left.depth === 'back' ? left : right;
    const thigh = angleDegrees([0, 0], knee);
    const shin = angleDegrees(knee, ankle);
    expect(Math.abs(shin - thigh)).toBeGreaterThan(12);
  });

  it.each(['glance', 'angled'] as const)('points a foot where the head looks: %s', (name) => {
    const { head, legs } = FIGURE_POSES[name];
    const turns = [legs.left, legs.right].map(({ footTurn }) => Math.sign(footTurn));
    expect(turns).toContain(Math.sign(head.turn));
  });

  it('has at least fourteen that a person can tell apart at 100 px', () => {
    const apart: Uint8Array[] = [];
    for (const pose of POSES) {
      const one = silhouette(pose);
      if (apart.every((other) => difference(one, other) > 0.2)) apart.push(one);
    }
    expect(apart.length).toBeGreaterThanOrEqual(14);
  });

  it.each(['seated', 'perched'] as const)('rests hands on the thighs of %s', (name) => {
    for (const pose of [FIGURE_POSES[name], mirrorPose(FIGURE_POSES[name])]) {
      const body = new Body({ bodyShape: 'Pear' }, pose, PLACEMENT);
      const resting = SIDES.filter((side) => pose.arms[side].onLeg);
      expect(resting).not.toEqual([]);
      for (const side of resting) {
        const { side: on, t } = pose.arms[side].onLeg ?? { side, t: 0 };
        const [x, y] = body.arms[side].at(2);
        const [thighX, thighY] = body.legs[on].at(t);
        expect(Math.hypot(x - thighX, y - thighY)).toBeLessThan(body.shape.thigh * PLACEMENT.headPx);
      }
    }
  });

  it.each([
    ['seated', FIGURE_POSES.seated],
    ['wheelchair', WHEELCHAIR_POSE],
  ] as const)('runs the thighs of %s nearly level to the knees, the shins down from them', (_, pose) => {
    const { legs } = new Body({ bodyShape: 'Rectangle' }, pose, PLACEMENT);
    for (const side of SIDES) {
      const [hip, knee, ankle] = legs[side].joints;
      expect((knee[1] - hip[1]) / Math.abs(knee[0] - hip[0])).toBeLessThan(0.25);
      expect(Math.abs(ankle[0] - knee[0]) / (ankle[1] - knee[1])).toBeLessThan(0.15);
    }
  });

  it('bears the chest of a figure on a seat over its pelvis', () => {
    for (const { chest, hip } of [FIGURE_POSES.seated, FIGURE_POSES.perched])
      expect(chest - hip).toBeLessThan(0.05);
  });

  it.each(['step', 'stride'] as const)('swings the free arm of %s clear of the thigh', (name) => {
    const body = new Body({ bodyShape: 'Rectangle' }, FIGURE_POSES[name], PLACEMENT);
    const out = (body.torso(-1, 3.84)[0] - body.arms.left.at(2)[0]) / PLACEMENT.headPx;
    expect(out).toBeGreaterThan(0.3);
    expect(out).toBeLessThan(1);
  });

  it('swings the arms of a profile close to the body', () => {
    const { arms } = new Body({ bodyShape: 'Rectangle' }, FIGURE_POSES.profile, PLACEMENT);
    expect(arms.right.at(2)[0] - arms.left.at(2)[0]).toBeLessThan(1.15 * PLACEMENT.headPx);
  });

  it.each(['Round', 'Pear'] as const)(
    'hangs the arms of a %s body, none held off like a wing',
    (bodyShape) => {
      for (const pose of [FIGURE_POSES.glance, FIGURE_POSES.stroll, mirrorPose(FIGURE_POSES.glance)]) {
        const { arms } = new Body({ bodyShape }, pose, PLACEMENT);
        for (const side of SIDES) {
          const [shoulder, , wrist] = arms[side].joints;
          expect(Math.abs(wrist[0] - shoulder[0]) / (wrist[1] - shoulder[1])).toBeLessThan(0.27);
        }
      }
    },
  );

  it('keeps the hands of a seated figure apart', () => {
    const { arms } = new Body({ bodyShape: 'Rectangle' }, FIGURE_POSES.seated, PLACEMENT);
    expect(arms.right.at(2)[0] - arms.left.at(2)[0]).toBeGreaterThan(0.5 * PLACEMENT.headPx);
  });

  it('has bodies that turn both ways, a profile and a back', () => {
    const turns = Object.values(FIGURE_POSES).map(({ turn = 0 }) => turn);
    expect(turns.filter((turn) => turn > 0.3).length).toBeGreaterThan(4);
    expect(turns.filter((turn) => turn < -0.3).length).toBeGreaterThan(2);
    expect(Math.max(...turns)).toBeGreaterThan(0.9);
    expect(Object.values(FIGURE_POSES).filter(({ facing }) => facing === 'away').length).toBeGreaterThan(0);
  });

  it.each(POSES)('draws %s the same twice', (pose) => {
    expect(drawnIn(pose).svg).toBe(drawnIn(pose).svg);
  });
});
