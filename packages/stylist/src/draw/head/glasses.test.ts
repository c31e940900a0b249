import { describe, expect, it } from 'vitest';
import { SKIN_TONES } from '#colour/skin-tones.ts';
import { GLASSES_FRAMES } from '#outfit.ts';
import { skinInLight } from '../figure/skin.ts';
import { frameColours, shownOn } from './glasses.ts';

describe('the frame of glasses', () => {
  it.each(GLASSES_FRAMES)('shows on every skin: %s', (frame) => {
    for (const { colour } of SKIN_TONES) {
      const skin = skinInLight(colour);
      expect(Math.abs(shownOn(skin, frameColours(frame)).l - skin.l)).toBeGreaterThan(0.2);
    }
  });
});
