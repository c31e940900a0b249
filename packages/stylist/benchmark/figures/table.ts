import type { Figure } from './composing.ts';

/** A share of 1 as per cent, to one decimal. */
export const asShare = (share: number): string => `${(share * 100).toFixed(1)} %`;

const asText = ({ value, unit }: Figure) =>
  unit === 'share' ? asShare(value) : Number.isInteger(value) ? String(value) : value.toFixed(2);

/** One row per figure, one column per list of the same figures. */
export function asTable([
  first = [],
  ...rest
]: readonly (readonly Figure[])[]): readonly (readonly string[])[] {
  return first.map((figure, row) => [
    figure.name,
    ...[figure, ...rest.flatMap((column) => column[row] ?? [])].map(asText),
  ]);
}

/** Prints a table in columns as wide as they need, numbers to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('  '));
  }
  console.log('');
}
