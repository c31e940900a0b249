/** What every table of the console says. */
export const TABLE_TEXTS = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  /** 'n–m of total'. */
  range: (from: number, to: number, total: number, what: string) =>
    `${count(from)}–${count(to)} of ${count(total)} ${what}`,
  /** Where a search counted no further than `total`. */
  rangeOfMany: (from: number, to: number, total: number, what: string) =>
    `${count(from)}–${count(to)} of ${count(total)} or more ${what}`,
  none: (total: number, what: string) => `0 of ${count(total)} ${what}`,
  pages: (title: string) => `Pages of ${title}`,
  page: (page: number, last: number) => `Page ${count(page)} of ${count(last)}`,
  beyond: (page: number) => `Page ${count(page)}, past the end`,
  previous: 'Previous',
  next: 'Next',
} as const;

function count(value: number): string {
  return value.toLocaleString();
}
