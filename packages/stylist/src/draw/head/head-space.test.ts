import { describe, expect, it } from 'vitest';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { distance } from '../kit/point.ts';
import { headSpace } from './head-space.ts';

const CROWN = -0.53;
const CHIN = 0.485;
const SHOULDERS = 1.545;

describe('headSpace', () => {
  it.each(['still', 'contra', 'turned', 'walk'] as const)(
    'makes a head of more than a head on a short neck in "%s"',
    (pose) => {
      const context = standingContext('Rectangle', pose);
      const place = headSpace(context);
      expect(distance(place(0, CROWN), place(0, CHIN)) / context.head).toBeGreaterThan(1.05);
      const neck = (context.body.free(0, SHOULDERS)[1] - place(0, CHIN)[1]) / context.head;
      expect(neck).toBeGreaterThan(0.3);
      expect(neck).toBeLessThan(0.39);
    },
  );
});
