export const SEARCH_TEXTS = {
  label: (what: string) => `Search ${what}`,
  placeholder: 'Part of a filename',
  search: 'Search',
  clear: 'Clear',
  found: (q: string) => `Showing what matches "${q}".`,
} as const;
