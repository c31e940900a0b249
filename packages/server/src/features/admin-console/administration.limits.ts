import type { RateLimit } from '#infra/rate-limits/counter-store.ts';

const perMinute = (name: string, max: number): readonly RateLimit[] => [
  { name: `administration.${name}`, max, windowMs: 60_000 },
];

/** Enough for a person who works fast; an export reads a whole table. */
export const ADMINISTRATION_LIMITS = {
  list: perMinute('list', 300),
  upload: perMinute('upload', 60),
  delete: perMinute('delete', 300),
  export: perMinute('export', 12),
} as const;
