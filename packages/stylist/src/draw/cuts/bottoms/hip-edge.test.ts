import { describe, expect, it } from 'vitest';
import { signOf } from '../../figure/side.ts';
import { onTorso } from '../../tailoring/on-body.ts';
import { standingContext } from '../testing/standing-context.ts';
import { hipEdge } from './hip-edge.ts';

const edgeOf = (pose: 'seated' | 'still', side: 'left' | 'right') => {
  const { body } = standingContext('Rectangle', pose);
  const hip = (v: number, by: number) => onTorso(body)(v, signOf(side) * (body.halfWidth(v) + by));
  return { body, edge: hipEdge(body, side, hip, hip(3.85, 0.03), 4) };
};

describe('hipEdge', () => {
  it('presses the nearer hip of one who sits on the seat', () => {
    const { body, edge } = edgeOf('seated', 'left');
    const seat = body.legs.left.point(0.18, -1)[1];
    expect(Math.max(...edge.map(([, y]) => y))).toBeGreaterThan(seat);
    expect(edge.filter(([, y]) => y > seat - 6).length).toBe(2);
  });

  it('turns into the lap above the further thigh', () => {
    const { body, edge } = edgeOf('seated', 'right');
    expect(Math.max(...edge.map(([, y]) => y))).toBeLessThan(body.legs.right.at(0)[1]);
  });

  it('ends at the widest place of a hip that stands', () => {
    const { body, edge } = edgeOf('still', 'left');
    expect(edge.at(-1)?.[1]).toBeCloseTo(onTorso(body)(3.85, -(body.halfWidth(3.85) + 0.03))[1]);
  });
});
