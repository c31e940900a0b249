import { type Static, type TSchema, Type } from 'typebox';
import { PAGE_SIZE_MAX, SEARCH_TEXT_MAX_LENGTH } from '../limits.ts';

const page = Type.Integer({ minimum: 1, default: 1 });
const pageSize = (size: number) => Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: size });

export function PageQuerySchema(defaultSize: number) {
  return Type.Object({ page, page_size: pageSize(defaultSize) });
}

/** `q` is literal text: `%` and `_` are no wildcards. */
export function SearchQuerySchema(defaultSize: number) {
  return Type.Object({
    q: Type.String({ maxLength: SEARCH_TEXT_MAX_LENGTH, default: '' }),
    page,
    page_size: pageSize(defaultSize),
  });
}

/** Every list call answers this (INTERFACE section 2). */
export function PageSchema<Item extends TSchema>(item: Item) {
  return Type.Object({
    items: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    page_size: Type.Integer({ minimum: 1 }),
  });
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}
export type PageQuery = Static<ReturnType<typeof PageQuerySchema>>;
export type SearchQuery = Static<ReturnType<typeof SearchQuerySchema>>;
