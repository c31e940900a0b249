import { describe, expect, it } from 'vitest';
import { lookJson, toOutfit } from './look-json.ts';
import type { DescribedLook } from './lookbook.ts';

const PAGE = 'https://glow.example';

const aLook = () =>
  ({
    look: { key: '1'.repeat(32) },
    description: { name: 'Sea — glass', alt: 'é', palette: ['#123456'], tags: ['sea'], reasons: [] },
  }) as unknown as DescribedLook;

describe('lookJson', () => {
  it('writes a look as toOutfit has it, once for all who ask alike', () => {
    const look = aLook();
    const json = lookJson(look, PAGE, {});
    expect(JSON.parse(`${json}`)).toEqual(toOutfit(look, PAGE));
    expect(lookJson(look, PAGE, { preview: undefined, isLayered: false })).toBe(json);
  });

  it('writes it anew for another address, and when more is there of it', () => {
    const look = aLook();
    const ways = [
      [PAGE, {}],
      ['http://localhost:8000', {}],
      [PAGE, { preview: 'abc' }],
      [PAGE, { preview: 'abc', isLayered: true }],
      [PAGE, {}],
    ] as const;
    for (const [address, extras] of ways)
      expect(JSON.parse(`${lookJson(look, address, extras)}`)).toEqual(toOutfit(look, address, extras));
  });
});
