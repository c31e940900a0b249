/**
 * When Next is disabled (spec section 9): `short-page`, where fewer than a page was returned, the image lists;
 * `total`, at the last page computed from the total, registrations and users.
 */
export type PagingRule = 'short-page' | 'total';

/** What of an answer the paging needs; `page` is the one asked for, not what the answer claims. */
export interface PagePlace {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly total: number;
}

/** The last page there is; an empty list has one. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

export function hasNext(rule: PagingRule, { page, pageSize, count, total }: PagePlace): boolean {
  return rule === 'total' ? page < lastPage(total, pageSize) : count >= pageSize;
}

/** Returns the page before this one, or the last there is where this one lies beyond it. */
export function previousPage({ page, pageSize, total }: Omit<PagePlace, 'count'>): number {
  return Math.max(1, Math.min(page - 1, lastPage(total, pageSize)));
}

/** Returns numbers of the first and last row shown, counted over the whole list; undefined where there are none. */
export function rowRange({ page, pageSize, count }: PagePlace): { from: number; to: number } | undefined {
  if (count === 0) return undefined;
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + count };
}
