import { describe, expect, it } from 'vitest';
import type { FigureSpec } from '../outfit.ts';
import { describePerson } from './person.ts';

const plain: FigureSpec = {
  bodyShape: 'Rectangle',
  pose: 'still',
  mirrored: false,
  skin: { l: 0.65, c: 0.085, h: 55 },
  hair: { style: 'crop', colour: { l: 0.8, c: 0.008, h: 260 } },
};
const said = (figure: Partial<FigureSpec>) => describePerson({ ...plain, ...figure });

describe('describePerson', () => {
  it('says who it is as one would see it', () => {
    expect(said({})).toBe('a woman with tan brown skin and a silver side-parted crop');
    expect(said({ presentation: 'masculine', age: 'middle', facialHair: 'short-beard' })).toBe(
      'a man in his fifties with tan brown skin, a silver side-parted crop and a short beard',
    );
    expect(said({ presentation: 'neutral', age: 'older', glasses: 'round' })).toBe(
      'someone in their seventies with tan brown skin, a silver side-parted crop and round glasses',
    );
    expect(said({ pregnancy: 'visible' })).toBe(
      'a pregnant woman with tan brown skin and a silver side-parted crop',
    );
  });

  it('says an aid as plainly as the rest', () => {
    expect(said({ aid: 'cane' })).toMatch(/ who leans on a cane$/);
    expect(said({ aid: 'wheelchair' })).toMatch(/wheelchair/);
    expect(said({ aid: 'limb-difference' })).toMatch(/ whose right arm ends below the elbow$/);
    expect(said({ aid: 'limb-difference', mirrored: true })).toMatch(/ whose left arm ends below the elbow$/);
    expect(said({ aid: 'limb-difference', pose: 'behind' })).toMatch(/ whose left arm ends below the elbow$/);
  });

  it('calls chin-length curls on a man no bob', () => {
    const hair = { style: 'curly-bob', colour: plain.hair.colour } as const;
    expect(said({ hair, presentation: 'masculine' })).toMatch(/chin-length silver curls$/);
    expect(said({ hair })).toMatch(/a silver curly bob$/);
  });
});
