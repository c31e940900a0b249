import { describe, expect, it } from 'vitest';
import { HAIR_STYLES, type HairStyle, PRESENTATIONS } from '../outfit.ts';
import { hairTraits } from './hair-traits.ts';

const stylesThat = (hold: (traits: ReturnType<typeof hairTraits>) => boolean): readonly HairStyle[] =>
  HAIR_STYLES.filter((style) => hold(hairTraits(style)));

describe('hairTraits', () => {
  it('knows which styles leave a hat no room', () => {
    expect(stylesThat(({ crown }) => crown === 'high')).toEqual([
      ...['topknot', 'afro', 'crown-braid', 'bantu-knots'],
    ]);
    expect(stylesThat(({ crown }) => crown === 'flat')).toHaveLength(27);
  });

  it('knows which styles leave the ears free', () => {
    expect(stylesThat(({ ears }) => ears === 'free')).toEqual([
      ...['bun', 'topknot', 'pony', 'pixie', 'braid', 'chignon', 'crown-braid', 'crop'],
      ...['coily-crop', 'cornrows', 'bantu-knots', 'short-sides', 'quiff', 'fade', 'side-part', 'receding'],
      ...['bald', 'buzz', 'man-bun'],
    ]);
    expect(stylesThat(({ ears }) => ears === 'covered')).toHaveLength(12);
  });

  it('knows the texture of each style', () => {
    const styles = ['afro', 'coily-crop', 'twists', 'box-braids', 'locs', 'cornrows', 'bantu-knots'];
    expect(stylesThat(({ texture }) => texture === 'coily')).toEqual(styles);
    expect(stylesThat(({ texture }) => texture === 'curly')).toEqual(['curls', 'curly-bob']);
    expect(stylesThat(({ texture }) => texture === 'wavy')).toEqual(['half-up', 'waves']);
    expect(stylesThat(({ texture }) => texture === 'straight')).toHaveLength(20);
  });

  it('knows whom each style suits: everyone has at least ten, and nobody is dealt a head left bare but men', () => {
    for (const presentation of PRESENTATIONS) {
      expect(stylesThat(({ suits }) => suits.includes(presentation)).length).toBeGreaterThanOrEqual(10);
    }
    expect(stylesThat(({ suits }) => suits.length === 1 && suits[0] === 'masculine')).toEqual([
      'receding',
      'bald',
    ]);
  });
});
