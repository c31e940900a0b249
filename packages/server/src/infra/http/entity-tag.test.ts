import { describe, expect, it } from 'vitest';
import { entityTagOf, isNotModified } from './entity-tag.ts';

describe('entityTagOf', () => {
  it('is a strong quoted tag that only the same bytes share', () => {
    const tag = entityTagOf(Buffer.from('one'));
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(entityTagOf(Buffer.from('one'))).toBe(tag);
    expect(entityTagOf(Buffer.from('two'))).not.toBe(tag);
  });
});

describe('isNotModified', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' "a" '])('finds the tag in %j', (header) => {
    expect(isNotModified(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a'])('does not find it in %j', (header) => {
    expect(isNotModified(header, '"a"')).toBe(false);
  });
});
