import { describe, expect, it } from 'vitest';
import { pngSize } from './png-size.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER = [...SIGNATURE, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xc3, 0x50, 0, 0, 0x02, 0x00];

describe('pngSize', () => {
  it('reads the size out of the header alone', async () => {
    expect(await pngSize(new Blob([new Uint8Array(HEADER)]))).toEqual({ width: 50_000, height: 512 });
  });

  it('is nothing for another format or a file that is cut off', async () => {
    expect(await pngSize(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBeUndefined();
    expect(await pngSize(new Blob([new Uint8Array(HEADER.slice(0, 20))]))).toBeUndefined();
  });
});
