import { describe, expect, it } from 'vitest';
import { SCENES, type SceneName } from '../outfit.ts';
import { lightOf, sceneTraits } from './scene-traits.ts';
import { NAVY, worn } from './testing/worn-look.ts';

const { palette } = worn([]).spec.scene;
const lit = (name: SceneName, wall = 0.9) =>
  lightOf({ name, palette: { ...palette, wall: { ...NAVY, l: wall } } });
const scenesThat = (hold: (name: SceneName) => boolean) => SCENES.filter(hold);

describe('sceneTraits', () => {
  it('knows what is indoors', () => {
    expect(scenesThat((name) => sceneTraits(name).setting === 'indoors')).toEqual([
      ...['office', 'night', 'salon', 'disco', 'studio', 'cafe', 'lodge'],
      ...['library', 'loft', 'gallery', 'wine-bar', 'foyer', 'gym'],
    ]);
    expect(scenesThat((name) => sceneTraits(name).setting === 'outdoors')).toHaveLength(18);
  });

  it('knows where rain and snow fall', () => {
    expect(scenesThat((name) => sceneTraits(name).falls === 'rain')).toEqual(['rain']);
    expect(scenesThat((name) => sceneTraits(name).falls === 'snow')).toEqual(['snow', 'fair']);
  });

  it('knows where people dress up even by day', () => {
    const rooms = ['salon', 'studio', 'gallery', 'foyer'];
    expect(scenesThat((name) => sceneTraits(name).receives === 'occasion')).toEqual(rooms);
  });
});

describe('lightOf', () => {
  it('is day or evening as the place says', () => {
    expect(scenesThat((name) => lit(name) === 'evening')).toEqual([
      ...['night', 'disco', 'fair', 'wine-bar', 'riverside', 'rooftop'],
    ]);
  });

  it.each<SceneName>(['salon', 'foyer'])('is evening in a %s where the walls are darker than 0.5', (name) => {
    expect(lit(name, 0.5)).toBe('day');
    expect(lit(name, 0.49)).toBe('evening');
    expect(lit('street', 0.49)).toBe('day');
  });
});
