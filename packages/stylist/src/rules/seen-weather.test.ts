import { describe, expect, it } from 'vitest';
import { weatherTagsSeen } from './seen-weather.ts';
import { type Pieces, worn } from './testing/worn-look.ts';

const tagsOf = (pieces: Pieces, name: 'street' | 'library' | 'rain' = 'street') =>
  weatherTagsSeen(worn(pieces, { scene: { name } }));

describe('weatherTagsSeen', () => {
  it('goes by clo where the picture says nothing else', () => {
    expect(tagsOf(['crew-tee', 'tailored-shorts', 'sandals'])).toEqual(['hot']);
    expect(tagsOf(['fine-crew-jumper', 'straight-jeans', 'denim-jacket', 'sneakers'])).toEqual(['cold']);
  });

  it('calls nothing hot that shows tights, a coat or rain', () => {
    expect(tagsOf(['crew-tee', 'mini-skirt', 'tights', 'loafers'], 'library')).toEqual(['cold']);
    expect(tagsOf(['crew-tee', 'slim-jeans', 'sneakers', 'rain-mac'])).toEqual(['cold']);
    expect(tagsOf(['crew-tee', 'slim-jeans', 'sneakers', 'umbrella'], 'rain')).toEqual(['cold']);
  });

  it('calls bare shins out of doors hot alone, where clo would suit both', () => {
    const both = ['notch-blazer', 'crew-tee', 'denim-skirt', 'sneakers'];
    expect(tagsOf(both, 'library')).toEqual(['hot', 'cold']);
    expect(tagsOf(both)).toEqual(['hot']);
  });
});
