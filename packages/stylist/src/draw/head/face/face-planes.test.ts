import { describe, expect, it } from 'vitest';
import { standingContext } from '../../cuts/testing/standing-context.ts';
import { boxOfPaths } from '../../kit/box.ts';
import { headModel } from '../head-model.ts';
import { headSpace } from '../head-space.ts';
import { facePlanes } from './face-planes.ts';

describe('facePlanes', () => {
  it('shades a profile that looks away from the light from the cheekbone down, and leaves a bald temple bare', () => {
    const context = standingContext('Rectangle', 'profile', true);
    const [, shade = ''] = / d="([^"]+)"/.exec(facePlanes(headModel(context))) ?? [];
    const [, ear] = headSpace(context)(0, -0.08);
    expect(boxOfPaths([shade]).top).toBeGreaterThan(ear);
  });
});
