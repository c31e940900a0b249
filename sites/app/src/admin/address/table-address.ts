import { PAGE_MAX, SEARCH_TEXT_MAX_LENGTH } from '@glow/api';
import type { SectionName } from './section-names.ts';

/** What the address says of one section; `page` counts from 1, `q` is empty where nothing is searched. */
export type TableAddress =
  | { readonly section: 'closed' }
  | { readonly section: 'open'; readonly page: number; readonly q: string };

export type OpenTable = Extract<TableAddress, { section: 'open' }>;

export const CLOSED: TableAddress = { section: 'closed' };
export const FIRST_PAGE: OpenTable = { section: 'open', page: 1, q: '' };

const searchKey = (name: SectionName) => `${name}-q`;

function pageOf(text: string): number {
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= PAGE_MAX ? page : 1;
}

/**
 * Reads one section out of a query string such as `?users=2&images=1&images-q=linen`: a section is open where
 * its page stands there. A page that is no number counts as the first.
 */
export function readTableAddress(search: string, name: SectionName): TableAddress {
  const params = new URLSearchParams(search);
  const page = params.get(name);
  if (page === null) return CLOSED;
  const q = (params.get(searchKey(name)) ?? '').trim().slice(0, SEARCH_TEXT_MAX_LENGTH);
  return { section: 'open', page: pageOf(page), q };
}

/** Returns the query string with one section changed and everything else as it was. */
export function writeTableAddress(search: string, name: SectionName, address: TableAddress): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  params.delete(searchKey(name));
  if (address.section === 'open') {
    params.set(name, `${address.page}`);
    if (address.q) params.set(searchKey(name), address.q);
  }
  const text = params.toString();
  return text && `?${text}`;
}
