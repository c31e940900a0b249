import { describe, expect, it } from 'vitest';
import { hasNext, lastPage, type PagePlace, previousPage, rowRange } from './paging.ts';

const place = (overrides: Partial<PagePlace>): PagePlace => ({
  page: 1,
  pageSize: 10,
  count: 10,
  total: 10,
  ...overrides,
});

describe('hasNext', () => {
  // @spec 9.12 On image lists Next is disabled when fewer than a page is returned;
  it('on image lists is false when fewer than a page was returned, and only then', () => {
    expect(hasNext('short-page', place({ count: 9, total: 9 }))).toBe(false);
    expect(hasNext('short-page', place({ count: 10, total: 10 }))).toBe(true);
    expect(hasNext('short-page', place({ page: 2, count: 0, total: 10 }))).toBe(false);
  });

  // @spec 9.13 on registrations and users Next is disabled at the last page computed from total.
  it('on registrations and users is false at the last page computed from the total, full or not', () => {
    expect(hasNext('total', place({ total: 10 }))).toBe(false);
    expect(hasNext('total', place({ total: 11 }))).toBe(true);
    expect(hasNext('total', place({ page: 2, count: 1, total: 11 }))).toBe(false);
    expect(hasNext('total', place({ page: 2, pageSize: 5, count: 5, total: 10 }))).toBe(false);
    expect(hasNext('total', place({ page: 9, count: 0, total: 11 }))).toBe(false);
  });
});

describe('lastPage', () => {
  it('is the first page of an empty list', () => {
    expect(lastPage(0, 10)).toBe(1);
  });
});

describe('previousPage', () => {
  it('is one before, or the last there is from a page beyond it', () => {
    expect(previousPage(place({ page: 3, total: 30 }))).toBe(2);
    expect(previousPage(place({ page: 40, total: 11 }))).toBe(2);
    expect(previousPage(place({ page: 1 }))).toBe(1);
  });
});

describe('rowRange', () => {
  it('counts over the whole list', () => {
    expect(rowRange(place({ page: 2, count: 3 }))).toEqual({ from: 11, to: 13 });
    expect(rowRange(place({ page: 2, count: 0 }))).toBeUndefined();
  });
});
