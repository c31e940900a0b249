import { describe, expect, it } from 'vitest';
import { linkableAddress, pictureAt } from './picture-address.ts';

describe('pictureAt', () => {
  it('asks for one width, whatever the address says already', () => {
    expect(pictureAt('/media/looks/a.png', 320)).toBe('/media/looks/a.png?w=320');
    expect(pictureAt('https://x.test/a.png?v=1', 960)).toBe('https://x.test/a.png?v=1&w=960');
    expect(pictureAt('/media/a.png?w=640', 320)).toBe('/media/a.png?w=320');
    expect(pictureAt('/media/a.png?v=1&w=640', 320)).toBe('/media/a.png?v=1&w=320');
  });
});

describe('linkableAddress', () => {
  it('lets the web through and no script', () => {
    expect(linkableAddress('/media/a.png')).toBe('/media/a.png');
    expect(linkableAddress('https://x.test/a')).toBe('https://x.test/a');
    expect(linkableAddress('javascript:alert(1)')).toBeUndefined();
    expect(linkableAddress('data:text/html,x')).toBeUndefined();
  });
});
