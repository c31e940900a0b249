import { describe, expect, it } from 'vitest';
import { styleBrief } from '../rules/style-briefs.ts';
import { aimedAt, LEVELS } from './aimed-at.ts';

describe('aimedAt', () => {
  const brief = styleBrief('Formal', 'hot');
  const { target, min, max } = brief.formality;

  it('aims at the target, the plainest or the dressiest a brief allows', () => {
    expect([0, -1, 1].map((level) => aimedAt(brief, level).formality.target)).toEqual([target, min, max]);
  });

  it('leaves the limits and everything else of the brief alone', () => {
    for (const level of LEVELS) {
      const { formality, ...rest } = aimedAt(brief, level);
      expect(formality).toMatchObject({ min, max });
      expect({ ...rest, formality: brief.formality }).toEqual(brief);
    }
  });
});
