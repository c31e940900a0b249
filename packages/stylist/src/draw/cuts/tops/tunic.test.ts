import { describe, expect, it } from 'vitest';
import { slitEase, TUNIC_HEM } from './tunic.ts';

describe('slitEase', () => {
  it('draws the near panel back below the hips only, so that the slits open', () => {
    const ease = slitEase(() => 0.2);
    expect(ease(3.84)).toBeCloseTo(0.2);
    expect(ease(TUNIC_HEM)).toBeLessThan(0.05);
  });
});
