import { describe, expect, it } from 'vitest';
import { lookKeyOfAddress } from './look-key-of-address.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const BASES = ['https://glow.example/style', 'http://localhost:8000'];

describe('lookKeyOfAddress', () => {
  it.each([
    `https://glow.example/style/media/looks/${KEY}.png`,
    `http://localhost:8000/media/looks/${KEY}.png`,
    `http://localhost:8000/media/looks/${KEY}.png?w=320#x`,
    `HTTP://LOCALHOST:8000/media/looks/${KEY}.png`,
  ])('finds the key in %s', (address) => {
    expect(lookKeyOfAddress(address, BASES)).toBe(KEY);
  });

  it.each([
    '',
    'x',
    'javascript:alert(1)',
    `javascript://localhost:8000/media/looks/${KEY}.png`,
    `javascript:alert(1)//http://localhost:8000/media/looks/${KEY}.png`,
    `data:image/png;base64,http://localhost:8000/media/looks/${KEY}.png`,
    `blob:http://localhost:8000/media/looks/${KEY}.png`,
    `/media/looks/${KEY}.png`,
    `//localhost:8000/media/looks/${KEY}.png`,
    `https://localhost:8000/media/looks/${KEY}.png`,
    `http://localhost:8001/media/looks/${KEY}.png`,
    `http://localhost:8000.evil.example/media/looks/${KEY}.png`,
    `http://localhost:8000@evil.example/media/looks/${KEY}.png`,
    `http://ada:x@localhost:8000/media/looks/${KEY}.png`,
    `https://evil.example/media/looks/${KEY}.png`,
    `https://evil.example/?http://localhost:8000/media/looks/${KEY}.png`,
    `https://glow.example/media/looks/${KEY}.png`,
    `http://localhost:8000/media/looks/${KEY}`,
    `http://localhost:8000/media/looks/${KEY}.png/`,
    `http://localhost:8000/media/looks/${KEY.toUpperCase()}.png`,
    `http://localhost:8000/media/looks/../looks/x${KEY}.png`,
    `http://localhost:8000/media/looks/%2e%2e/${KEY}.png`,
    'http://localhost:8000/media/looks/.png',
    'http://localhost:8000/media/vibe/sunny',
    'http://localhost:8000/api/users/',
  ])('finds none in %j', (address) => {
    expect(lookKeyOfAddress(address, BASES)).toBeUndefined();
  });
});
