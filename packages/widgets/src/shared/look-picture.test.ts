import { describe, expect, it } from 'vitest';
import { lookPicture } from './look-picture.ts';

describe('lookPicture', () => {
  it('offers the widths of our media', () => {
    const { src, srcSet, sizes } = lookPicture('https://api.example.com/media/looks/ab12.png', '50vw', 480);
    expect(src).toBe('https://api.example.com/media/looks/ab12.png?w=480');
    expect(srcSet?.split(', ')).toHaveLength(4);
    expect(srcSet).toContain('ab12.png?w=320 320w');
    expect(sizes).toBe('50vw');
  });

  it('adds the width behind what an address asks for already', () => {
    expect(lookPicture('/media/looks/ab12?v=2', '50vw').src).toBe('/media/looks/ab12?v=2&w=640');
  });

  it('leaves any other address as it is', () => {
    const image = 'https://example.com/a.png?size=2';
    expect(lookPicture(image, '50vw')).toEqual({ src: image });
  });
});
