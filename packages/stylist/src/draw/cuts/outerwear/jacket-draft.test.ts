import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { Body } from '#draw/figure/body.ts';
import { FIGURE_POSES } from '#draw/figure/pose.ts';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { along } from '#draw/tailoring/edge.ts';
import type { JacketCut, TrousersCut } from '#garments/cut.ts';
import { POSES } from '#outfit.ts';
import { draftLeg } from '../bottoms/trouser-leg.ts';
import { RISE } from '../bottoms/trousers.ts';
import { BLAZER } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';

const WIDE: TrousersCut = { type: 'trousers', fit: 'wide', construction: 'plain' };

describe('draftJacket', () => {
  it('laps the viewer’s left front over the right one when closed', () => {
    const { frontEdge } = draftJacket(standingContext(), BLAZER);
    expect(frontEdge(-1, 2.5)).toBeGreaterThan(frontEdge(1, 2.5));
  });

  it('leaves a gap between open fronts', () => {
    const { frontEdge } = draftJacket(standingContext(), { ...BLAZER, open: 0.2 });
    for (const v of [2.2, 3, 4]) expect(frontEdge(1, v) - frontEdge(-1, v)).toBeGreaterThan(0.35);
  });

  it('curves open fronts in to the waist and away from each other to the hem', () => {
    const { frontEdge } = draftJacket(standingContext(), { ...BLAZER, open: 0.2 });
    const gap = (v: number) => frontEdge(1, v) - frontEdge(-1, v);
    expect(gap(2.9)).toBeLessThan(gap(2.3) - 0.04);
    expect(gap(BLAZER.hem)).toBeGreaterThan(gap(2.9) + 0.2);
  });

  it('hangs a man’s coat from his chest, and a woman’s over her waist', () => {
    const context = standingContext();
    const COAT = { ...BLAZER, hem: 6, ease: 'easy', open: 0 } as const;
    const taken = (presentation: 'feminine' | 'masculine') => {
      const person = { bodyShape: 'Hourglass', presentation } as const;
      const body = new Body(person, context.body.pose, { headPx: context.head, x: 470, y: 46 });
      const { halfWidth } = draftJacket({ ...context, body }, COAT);
      return (halfWidth(2.14) + halfWidth(3.84)) / 2 - halfWidth(2.975);
    };
    expect(taken('masculine')).toBeLessThan(0.125);
    expect(taken('feminine')).toBeGreaterThan(0.2);
  });

  it('cuts a man’s waistcoat closer at the waist than his jacket', () => {
    const context = standingContext();
    for (const bodyShape of BODY_SHAPES) {
      const person = { bodyShape, presentation: 'masculine' } as const;
      const body = new Body(person, context.body.pose, { headPx: context.head, x: 470, y: 46 });
      const at = (cut: JacketCut) => draftJacket({ ...context, body }, cut).halfWidth(2.975);
      const waistcoat = at({ ...BLAZER, lapel: 'none', sleeve: 'none', ease: 'trim', hem: 3.34, open: 0 });
      expect(waistcoat, bodyShape).toBeLessThan(at({ ...BLAZER, open: 0 }) - 0.02);
    }
  });

  it('makes no peplum of a man’s jacket over his hips', () => {
    const context = standingContext();
    for (const bodyShape of BODY_SHAPES) {
      const person = { bodyShape, presentation: 'masculine' } as const;
      const body = new Body(person, context.body.pose, { headPx: context.head, x: 470, y: 46 });
      const { halfWidth } = draftJacket({ ...context, body }, BLAZER);
      expect(halfWidth(3.84) - halfWidth(2.975)).toBeLessThan(0.115);
    }
  });

  it('takes a man’s jacket in at the waist, below the line from chest to hips', () => {
    const context = standingContext();
    for (const bodyShape of BODY_SHAPES) {
      const person = { bodyShape, presentation: 'masculine' } as const;
      const body = new Body(person, context.body.pose, { headPx: context.head, x: 470, y: 46 });
      const { halfWidth } = draftJacket({ ...context, body }, BLAZER);
      const line = (halfWidth(2.14) + halfWidth(3.84)) / 2;
      if (bodyShape !== 'Round') expect(line - halfWidth(2.975), bodyShape).toBeGreaterThan(0.05);
    }
  });

  it('holds a waistcoat in at the waist and lets its hem swing out hardly at all', () => {
    const jacket = { ...BLAZER, lapel: 'none', hem: 3.7 } as const;
    for (const bodyShape of BODY_SHAPES) {
      const context = standingContext(bodyShape, 'still');
      const { halfWidth } = draftJacket(context, { ...jacket, sleeve: 'none' });
      const sleeved = draftJacket(context, jacket);
      expect(halfWidth(2.975), bodyShape).toBeLessThanOrEqual(sleeved.halfWidth(2.975));
      expect(halfWidth(3.7), bodyShape).toBeLessThan(sleeved.halfWidth(3.7));
      expect(halfWidth(2.975), bodyShape).toBeGreaterThan(context.body.halfWidth(2.975) + 0.02);
    }
  });

  it('reaches less beyond broad shoulders than beyond narrow ones', () => {
    const reach = (shape: 'Pear' | 'Inverted Triangle') =>
      draftJacket(standingContext(shape), { ...BLAZER, shoulder: 'padded' }).shoulderExtension;
    expect(reach('Inverted Triangle')).toBeLessThan(reach('Pear') * 0.6);
  });

  it('trails the hem of a coat on the side that the chest turns away from', () => {
    const context = standingContext('Rectangle', 'stride');
    const { at, halfWidth } = draftJacket(context, { ...BLAZER, hem: 5.5 });
    const trailing = (context.body.pose.turn ?? 0) < 0 ? 1 : -1;
    const reach = (k: -1 | 1) => Math.abs(at(5.5, k * halfWidth(5.5))[0] - at(5.5, 0)[0]) / context.head;
    expect(reach(trailing)).toBeGreaterThan(reach(trailing === 1 ? -1 : 1) + 0.05);
  });

  it('laps a double-breasted front further', () => {
    const single = draftJacket(standingContext(), BLAZER);
    const double = draftJacket(standingContext(), { ...BLAZER, doubleBreasted: true });
    expect(double.frontEdge(-1, 2.5)).toBeGreaterThan(single.frontEdge(-1, 2.5) * 3);
  });

  it('curves a blazer away at the hem but not a jacket without lapels', () => {
    const at = (lapel: 'notch' | 'stand') =>
      draftJacket(standingContext(), { ...BLAZER, lapel }).frontEdge(1, BLAZER.hem);
    expect(at('notch')).toBeGreaterThan(0.1);
    expect(at('stand')).toBeLessThan(0.1);
  });

  it('falls almost straight over the waist in loose cloth, and follows it under a belt', () => {
    const waist = (more: Partial<JacketCut>) =>
      draftJacket(standingContext('Pear'), { ...BLAZER, ...more }).halfWidth(2.9);
    expect(waist({ ease: 'coat' }) - waist({ ease: 'coat', belted: true, open: 0 })).toBeGreaterThan(0.06);
  });

  it('takes in the waist of a belted coat by a quarter of a head at most', () => {
    const trench = { ...BLAZER, lapel: 'trench', hem: 6.2, ease: 'trench', belted: true } as const;
    const { halfWidth } = draftJacket(standingContext('Pear'), trench);
    const [chest, waist, hips] = [2.14, 2.92, 3.84].map(halfWidth) as [number, number, number];
    expect((chest + hips) / 2 - waist).toBeLessThan(0.27);
  });

  it('draws a belted coat in at the waist of a straight figure', () => {
    const trench = { ...BLAZER, lapel: 'trench', hem: 4.35, ease: 'easy', belted: true } as const;
    const { halfWidth } = draftJacket(standingContext('Rectangle'), trench);
    expect(halfWidth(2.975)).toBeLessThan(halfWidth(2.6) - 0.06);
    expect(halfWidth(2.975)).toBeLessThan(halfWidth(3.6) - 0.15);
  });

  it('lets a man’s mac fall almost straight to its hem', () => {
    const mac = { ...BLAZER, lapel: 'stand', hood: true, hem: 5.5, ease: 'easy' } as const;
    const context = standingContext('Rectangle', 'still');
    const draftOn = (presentation: 'masculine' | 'feminine') => {
      const person = { bodyShape: 'Rectangle', presentation } as const;
      const body = new Body(person, context.body.pose, { headPx: context.head, x: 470, y: 46 });
      const { halfWidth } = draftJacket({ ...context, body }, mac);
      return halfWidth(5.4) - halfWidth(2.975);
    };
    expect(draftOn('masculine')).toBeLessThan(draftOn('feminine') - 0.06);
  });

  it('takes a mac in at the waist and lets its hem swing', () => {
    const mac = { ...BLAZER, lapel: 'stand', hood: true, hem: 5.5, ease: 'easy' } as const;
    const { halfWidth } = draftJacket(standingContext('Hourglass'), mac);
    expect(halfWidth(2.92)).toBeLessThan(halfWidth(2.14) - 0.1);
    expect(halfWidth(5.5)).toBeGreaterThan(halfWidth(3.84) + 0.12);
  });

  it('covers wide trousers to the hem of a closed coat in every pose that stands', () => {
    const duffle = {
      ...BLAZER,
      lapel: 'none',
      hem: 5.1,
      ease: 'easy',
      shoulder: 'soft',
      hood: true,
    } as const;
    for (const pose of POSES.filter((name) => FIGURE_POSES[name].drop === undefined))
      for (const side of SIDES) {
        const context = standingContext('Pear', pose);
        const coat = draftJacket(context, duffle);
        const k = signOf(side);
        const { on } = draftLeg(context, WIDE, RISE, side);
        for (const v of [4.2, 4.6, 5]) {
          const edge = coat.at(v, k * coat.halfWidth(v));
          const leg = along(0.02, 1, 40, (t) => on(t, k)).find(([, y]) => y >= edge[1]);
          if (leg) expect(k * (leg[0] - edge[0]), pose).toBeLessThan(4);
        }
      }
  });

  it('follows the body it is cut for', () => {
    const onRound = draftJacket(standingContext('Round'), BLAZER).halfWidth(2.9);
    expect(onRound).toBeGreaterThan(draftJacket(standingContext('Hourglass'), BLAZER).halfWidth(2.9));
  });
});
