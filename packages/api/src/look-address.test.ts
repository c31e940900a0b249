import { describe, expect, it } from 'vitest';
import { lookKeyOf } from './look-address.ts';

const KEY = '4f1c9e0b7a2d48f3a6c5e1d09b8f7a63';

describe('lookKeyOf', () => {
  it.each([
    `/media/looks/${KEY}.png`,
    `https://glow.example/style/media/looks/${KEY}.png`,
    `http://localhost:8000/media/looks/${KEY}.png?w=640`,
  ])('finds the key in %s', (image) => {
    expect(lookKeyOf({ image })).toBe(KEY);
  });

  it.each([
    '',
    '/media/looks/.png',
    `/media/looks/${KEY}/share.jpg`,
    `/media/looks/${KEY}.png.exe`,
    '/a.png',
  ])('finds none in %j', (image) => {
    expect(lookKeyOf({ image })).toBeUndefined();
  });
});
