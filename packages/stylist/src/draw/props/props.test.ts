import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import type { JacketCut } from '#garments/cut.ts';
import { dressFigure } from '../cuts/dress-figure.ts';
import { BLAZER, dressed, WOOL } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { Body } from '../figure/body.ts';
import { handDirection } from '../figure/hand.ts';
import { mirrorPose } from '../figure/mirror-pose.ts';
import { WHEELCHAIR_POSE } from '../figure/pose.ts';
import { boxAround } from '../kit/box.ts';
import { drawCarriedJacket } from './carried-jacket.ts';
import { drawDog } from './dog.ts';
import { drawHandProps } from './hand-props.ts';
import { drawOpenUmbrella } from './open-umbrella.ts';
import { drawSupport } from './seat.ts';

const NOTHING_WORN = { legs: { kind: 'bare', from: 0 }, arms: 'bare' } as const;

describe('drawHandProps', () => {
  it.each(['cup', 'lead', 'umbrella'] as const)('puts a %s into the hand that holds it', (pose) => {
    for (const mirrored of [false, true]) {
      const context = standingContext('Round', pose, mirrored);
      const { behind, inHand } = drawHandProps(context, NOTHING_WORN);
      expect(Object.keys(inHand)).toEqual([mirrored ? 'right' : 'left']);
      expect(faultsOf(context.document.toSvg(behind + Object.values(inHand).join('')))).toEqual([]);
    }
  });

  it('keeps the dog clear of the shoes', () => {
    const context = standingContext('Rectangle', 'lead');
    drawDog(context, 'left');
    const { legs } = context.body;
    expect(context.document.figureBox().right).toBeLessThan(legs.left.at(2)[0] - 0.6 * context.head);
  });

  it('carries the jacket over the shoulder in place of wearing it', () => {
    const context = standingContext('Rectangle', 'jacket-over');
    const layers = dressFigure(context, [dressed(BLAZER, 'over', WOOL)]);
    expect(layers.carried?.cloth).toEqual(WOOL);
    expect(layers.outer).toBe('');
    expect(drawHandProps(context, layers).behind).not.toBe('');
  });

  it.each(BODY_SHAPES)('hangs the jacket of a %s in one piece from the fingers down the back', (shape) => {
    for (const mirrored of [false, true]) {
      const context = standingContext(shape, 'jacket-over', mirrored);
      const { body, head, document } = context;
      const side = mirrored ? 'right' : 'left';
      const { behind, over } = drawCarriedJacket(context, side, WOOL, BLAZER);
      expect(faultsOf(document.toSvg(behind + over))).toEqual([]);
      const outlines = document.figureOutlines().map((outline) => boxAround(outline.flat()));
      const whole = outlines.reduce((a, b) => (b.bottom - b.top > a.bottom - a.top ? b : a));
      const wrist = body.arms[side].at(2);
      const [dx, dy] = handDirection(body, side);
      const fingers = [wrist[0] + dx * 0.3 * head, wrist[1] + dy * 0.3 * head] as const;
      expect(whole.left).toBeLessThan(fingers[0]);
      expect(whole.right).toBeGreaterThan(fingers[0]);
      expect(whole.top).toBeLessThan(fingers[1]);
      expect(whole.bottom).toBeGreaterThan(body.torso(0, 3.6)[1]);
      const elbow = body.arms[side].point(1, mirrored ? 1 : -1);
      const outer = mirrored ? whole.right - elbow[0] : elbow[0] - whole.left;
      expect(outer).toBeGreaterThan(0.2 * head);
      const collar = outlines.at(-1) ?? whole;
      expect(Math.abs(collar.top - whole.top)).toBeLessThan(0.02 * head);
    }
  });

  it('leaves the sleeve off a waistcoat, and the lapel off a jacket that has none', () => {
    const piecesOf = (cut: JacketCut) => {
      const context = standingContext('Rectangle', 'jacket-over');
      drawCarriedJacket(context, 'left', WOOL, cut);
      return context.document.silhouettes.length;
    };
    expect(piecesOf({ ...BLAZER, sleeve: 'none' })).toBe(piecesOf(BLAZER) - 1);
    expect(piecesOf({ ...BLAZER, lapel: 'none' })).toBe(piecesOf(BLAZER) - 1);
  });

  it('hides the outside of an open umbrella behind its hem', () => {
    const context = standingContext('Rectangle', 'umbrella');
    drawOpenUmbrella(context, 'left', WOOL);
    const [outside, hem] = context.document.figureOutlines().map((outline) => boxAround(outline.flat()));
    expect(outside?.left).toBeGreaterThan(hem?.left ?? Number.NaN);
    expect(outside?.right).toBeLessThan(hem?.right ?? Number.NaN);
  });

  it('opens the umbrella of the outfit in its own cloth', () => {
    const umbrella = dressed({ type: 'bag', shape: 'umbrella' }, 'over', WOOL);
    const { umbrella: open, bag } = dressFigure(standingContext('Rectangle', 'umbrella'), [umbrella]);
    expect(open).toEqual(WOOL);
    expect(bag).toBeUndefined();
  });

  it('leaves empty hands empty', () => {
    expect(drawHandProps(standingContext('Pear', 'stroll'), NOTHING_WORN)).toEqual({
      behind: '',
      inHand: {},
    });
  });
});

describe('drawSupport', () => {
  it.each(['seated', 'perched', 'against-pillar'] as const)(
    'draws what %s rests on behind the figure',
    (pose) => {
      const context = standingContext('Round', pose);
      const { behind, front } = drawSupport(context);
      expect(faultsOf(context.document.toSvg(behind))).toEqual([]);
      expect(behind).not.toBe('');
      expect(front).toBe('');
    },
  );

  it('stands a pillar against the arm that leans on it', () => {
    for (const shape of ['Rectangle', 'Round'] as const) {
      const context = standingContext(shape, 'against-pillar');
      drawSupport(context);
      const arm = context.body.arms.left.point(0.3, -1)[0];
      const base = 0.08 * context.head;
      expect(context.document.figureBox().right - base).toBeGreaterThan(arm);
    }
  });

  it('paints the frame of a wheelchair in a colour that what is worn does not swallow', () => {
    const context = standingContext();
    const body = new Body({ bodyShape: 'Rectangle' }, WHEELCHAIR_POSE, { headPx: 128, x: 470, y: 46 });
    const frames = [oklch(0.46, 0.14, 25), oklch(0.34, 0.02, 270), oklch(0.5, 0.09, 215)];
    for (const worn of frames) {
      const { front } = drawSupport({ ...context, body }, [worn]);
      expect(front).not.toContain(toHex(worn));
    }
  });

  it('rolls a wheelchair on both sides of the figure, its wheels throwing their shadow', () => {
    for (const pose of [WHEELCHAIR_POSE, mirrorPose(WHEELCHAIR_POSE)]) {
      const context = standingContext();
      const body = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: 128, x: 470, y: 46 });
      const { behind, front } = drawSupport({ ...context, body });
      expect(faultsOf(context.document.toSvg(behind + front))).toEqual([]);
      expect([behind, front]).not.toContain('');
      const box = context.document.figureBox();
      expect(box.bottom).toBeGreaterThan(body.legs.left.at(2)[1]);
    }
  });
});
