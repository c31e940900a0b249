import { describe, expect, it } from 'vitest';
import { at, lastOf } from '#draw/kit/at.ts';
import type { Node } from '#draw/kit/point.ts';
import { bandLine } from './neckband.ts';

describe('bandLine', () => {
  it('ends within the shoulders and keeps the rest of the neckline', () => {
    const neckline: Node[] = [
      [40, 0],
      [30, 20],
      [0, 30, 'corner'],
      [-30, 20],
      [-40, 0],
    ];
    const line = bandLine(neckline);
    expect(at(line, 0)[0]).toBeLessThan(39);
    expect(at(line, 0)[1]).toBeGreaterThan(3);
    expect(lastOf(line)[0]).toBeGreaterThan(-39);
    expect(line.slice(1, -1)).toEqual(neckline.slice(1, -1));
  });
});
