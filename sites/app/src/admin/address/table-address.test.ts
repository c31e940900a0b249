import { describe, expect, it } from 'vitest';
import { CLOSED, FIRST_PAGE, readTableAddress, writeTableAddress } from './table-address.ts';

describe('readTableAddress', () => {
  it('has every section closed in a bare address', () => {
    expect(readTableAddress('', 'users')).toEqual(CLOSED);
  });

  it('reads the page and the search text of an open section, and of no other', () => {
    const search = '?images=3&images-q=navy+%26+white';
    expect(readTableAddress(search, 'images')).toEqual({ section: 'open', page: 3, q: 'navy & white' });
    expect(readTableAddress(search, 'instant-outfits')).toEqual(CLOSED);
  });

  it.each(['', '0', '-2', '1.5', 'two', '99999999999999999999'])(
    'takes the page "%s" for the first',
    (page) => {
      expect(readTableAddress(`?users=${page}`, 'users')).toEqual(FIRST_PAGE);
    },
  );

  it('cuts a search text to what the call takes', () => {
    const address = readTableAddress(`?images=1&images-q=${'x'.repeat(500)}`, 'images');
    expect(address).toEqual({ section: 'open', page: 1, q: 'x'.repeat(150) });
  });
});

describe('writeTableAddress', () => {
  it('changes one section and keeps the rest of the address', () => {
    const search = writeTableAddress('?users=2&utm=x', 'images', { section: 'open', page: 1, q: 'a%b_c' });
    expect(search).toBe('?users=2&utm=x&images=1&images-q=a%25b_c');
    expect(readTableAddress(search, 'images')).toEqual({ section: 'open', page: 1, q: 'a%b_c' });
  });

  it('leaves nothing of a section that is closed', () => {
    expect(writeTableAddress('?images=4&images-q=red', 'images', CLOSED)).toBe('');
  });
});
