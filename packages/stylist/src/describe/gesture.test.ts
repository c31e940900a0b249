import { describe, expect, it } from 'vitest';
import type { FigureSpec } from '../outfit.ts';
import { type Pieces, worn } from '../rules/testing/worn-look.ts';
import { altText } from './alt-text.ts';
import { describeGesture } from './gesture.ts';

const EVERYDAY: Pieces = ['crew-tee', 'straight-jeans', 'sneakers'];
const gesture = (figure: Partial<FigureSpec>, pieces = EVERYDAY) => describeGesture(worn(pieces, { figure }));

describe('describeGesture', () => {
  it.each([
    ['seated', 'sitting on a chair'],
    ['perched', 'on a high stool'],
    ['against-pillar', 'leaning on a pillar'],
    ['cup', 'holding a cup'],
    ['lead', 'walking a dog'],
    ['umbrella', 'under an open umbrella'],
    ['behind', 'seen from behind'],
    ['glance-back', 'looking back over a shoulder'],
  ] as const)('tells %s', (pose, words) => {
    expect(gesture({ pose })).toBe(words);
    expect(gesture({ pose, mirrored: true })).toBe(words);
  });

  it('says nothing of standing and walking, nor of a pose that a wheelchair takes the place of', () => {
    expect(gesture({ pose: 'stride' }, ['slip-dress', 'slingbacks'])).toBeUndefined();
    expect(gesture({ pose: 'seated', aid: 'wheelchair' })).toBeUndefined();
  });

  it('tells of hands that rest in pockets or on the hips', () => {
    expect(gesture({ pose: 'pockets' }, ['pea-coat', ...EVERYDAY])).toMatch(
      /^(one hand|hands) in (a|the) pockets?$/,
    );
    expect(gesture({ pose: 'hip' }, ['slip-dress', 'slingbacks'])).toBe('one hand on a hip');
  });

  it('carries a jacket only where one is worn', () => {
    expect(gesture({ pose: 'jacket-over' }, ['notch-blazer', ...EVERYDAY])).toBe(
      'carrying the jacket over one shoulder',
    );
    expect(gesture({ pose: 'jacket-over' })).not.toMatch(/carrying/);
  });

  it('hides from behind what a jacket covers, and says once that the person is seen so', () => {
    const suited: Pieces = ['notch-blazer', 'poplin-shirt', 'straight-trousers', 'loafers'];
    const reading = worn(suited, { figure: { pose: 'behind' } });
    const alt = altText({ ...reading, spec: { ...reading.spec, framing: 'knee' } });
    expect(alt).not.toContain('shirt');
    expect(alt).toContain(', seen from behind, from the knees up, ');
    expect(altText(worn(suited))).toContain('poplin shirt');
  });

  it('says no article before shoes that come in pairs', () => {
    expect(altText(worn(['slip-dress', 'metallic-slingbacks']))).not.toMatch(/\ba [^,]*slingbacks/);
  });

  it('stands in the alt text before the place', () => {
    expect(altText(worn(EVERYDAY, { figure: { pose: 'cup' } }))).toMatch(/, holding a cup, [^,]+\.$/);
    expect(altText(worn(EVERYDAY, { figure: { aid: 'wheelchair' } }))).toContain(' who uses a wheelchair');
    expect(altText(worn(EVERYDAY, { figure: { aid: 'limb-difference' } }))).toMatch(
      / whose (left|right) arm ends below the elbow/,
    );
  });
});
