import { type Static, type TSchema, Type } from 'typebox';
import { PAGE_MAX, PAGE_SIZE_MAX, SEARCH_TEXT_MAX_LENGTH } from '../limits.ts';

const page = Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 });
const pageSize = (size: number) => Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: size });

/** `q` is literal text: `%` and `_` are no wildcards; empty, the default, it leaves nothing out. */
export function SearchQuerySchema(defaultSize: number) {
  return Type.Object({
    q: Type.String({ maxLength: SEARCH_TEXT_MAX_LENGTH, default: '' }),
    page,
    page_size: pageSize(defaultSize),
  });
}

/** Returns the schema of a page, as every list call answers it (INTERFACE section 2). */
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
export type SearchQuery = Static<ReturnType<typeof SearchQuerySchema>>;
export type PageQuery = Pick<SearchQuery, 'page' | 'page_size'>;
