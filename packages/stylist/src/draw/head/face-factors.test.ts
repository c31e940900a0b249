import { describe, expect, it } from 'vitest';
import { FACE_TYPES } from '#outfit.ts';
import { faceFactors } from './face-factors.ts';

describe('faceFactors', () => {
  it.each(FACE_TYPES)('makes a %s face masculine by its jaw, chin, brow and lips', (type) => {
    const [feminine, neutral, masculine] = (['feminine', 'neutral', 'masculine'] as const).map(
      (presentation) => faceFactors(type, presentation),
    );
    if (!feminine || !neutral || !masculine) throw new Error('A presentation is missing');
    for (const more of ['jaw', 'chin', 'brow', 'browDrop'] as const) {
      expect(masculine[more]).toBeGreaterThan(feminine[more]);
      expect(neutral[more]).toBeGreaterThan(feminine[more]);
    }
    for (const less of ['lips', 'arch', 'eye'] as const) expect(masculine[less]).toBeLessThan(feminine[less]);
    expect(masculine.jaw).toBeLessThanOrEqual(1.2);
  });

  it('gives every type other factors', () => {
    expect(new Set(FACE_TYPES.map((type) => JSON.stringify(faceFactors(type)))).size).toBe(FACE_TYPES.length);
  });
});
