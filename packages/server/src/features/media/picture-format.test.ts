import { describe, expect, it } from 'vitest';
import { preferredFormat } from './picture-format.ts';

describe('preferredFormat', () => {
  it.each([
    [undefined, 'png'],
    ['*/*', 'png'],
    ['image/*', 'png'],
    ['text/html', 'png'],
    ['', 'png'],
    ['image/webp', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/avif;q=0.5,image/webp;q=0.9,*/*;q=0.1', 'webp'],
    ['image/avif;q=0.4, image/png', 'png'],
    ['image/avif;q=0, image/webp;q=0, */*', 'png'],
    ['image/avif;q=0.8;v=1, image/webp;v=1;q=0.7', 'avif'],
    ['image/avif;q=much, image/webp;q=0.3', 'webp'],
    ['image/png;q=0, image/webp;q=0.001', 'webp'],
  ] as const)('reads %j as a wish for %s', (accept, format) => {
    expect(preferredFormat(accept)).toBe(format);
  });
});
