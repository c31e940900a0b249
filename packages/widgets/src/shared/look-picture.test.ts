import { describe, expect, it } from 'vitest';
import { lookPicture, mediaPicture } from './look-picture.ts';

describe('mediaPicture', () => {
  it('offers the widths that are asked for, the first for browsers without a choice', () => {
    const { src, srcSet, sizes } = mediaPicture('/media/style/party', '50vw', [320, 640]);
    expect(src).toBe('/media/style/party?w=320');
    expect(srcSet).toBe('/media/style/party?w=320 320w,/media/style/party?w=640 640w');
    expect(sizes).toBe('50vw');
  });

  it('adds the width behind what an address asks for already', () => {
    expect(mediaPicture('/media/looks/ab12?v=2', '50vw', [480]).src).toBe('/media/looks/ab12?v=2&w=480');
  });
});

describe('lookPicture', () => {
  it('offers our pictures in two widths', () => {
    const { src, srcSet } = lookPicture('https://api.example.com/media/looks/ab12.png');
    expect(src).toBe('https://api.example.com/media/looks/ab12.png?w=640');
    expect(srcSet?.match(/\d+w(?=,|$)/g)).toEqual(['640w', '960w']);
  });

  it('leaves any other address as it is', () => {
    const image = 'https://example.com/a.png?size=2';
    expect(lookPicture(image)).toEqual({ src: image });
  });
});
