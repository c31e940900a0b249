import { describe, expect, it } from 'vitest';
import { lookPicture } from './look-picture.ts';

describe('lookPicture', () => {
  it('offers the widths of our media', () => {
    const { src, srcSet, sizes } = lookPicture('https://api.example.com/media/looks/ab12.png');
    expect(src).toBe('https://api.example.com/media/looks/ab12.png?w=480');
    expect(srcSet?.split(', ')).toHaveLength(4);
    expect(srcSet).toContain('ab12.png?w=320 320w');
    expect(sizes).toMatch(/^auto,/);
  });

  it('leaves any other address as it is', () => {
    expect(lookPicture('https://example.com/a.png')).toEqual({ src: 'https://example.com/a.png' });
  });
});
