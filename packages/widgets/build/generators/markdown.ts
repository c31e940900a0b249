import type { Described } from '#element/descriptor.ts';

export const code = (text: string) => `\`${text}\``;

export const WRITTEN = '<!-- Written by `pnpm run generate` from the descriptors. -->\n';

/** Returns a table of Markdown under its heading; nothing where there is no row. */
export function table(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  const rule = line(columns.map(() => '---'));
  return `\n## ${heading}\n\n${line(columns)}${rule}${rows.map(line).join('')}`;
}

/** Returns an item's description; of a deprecated one, first what replaces it. */
export function wordsOf({ description, deprecated }: Described): string {
  return deprecated ? `**Deprecated.** ${deprecated} ${description}` : description;
}

/** Returns rows of a name in code and its words. */
export function described(items: readonly (Described & { readonly name: string })[]) {
  return items.map((item) => [code(item.name), wordsOf(item)]);
}
