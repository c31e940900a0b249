import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import type { Clause } from './clauses.ts';
import type { Evidence } from './evidence.ts';

const MAX_LINE_LENGTH = 110;

/** Writes the words of a statement behind each mark that has none; words that differ are left for a person to read. */
export function quoteClauses(clauses: readonly Clause[], evidence: readonly Evidence[]): void {
  const byId = new Map(clauses.map(({ id, text }) => [id, text]));
  const bare = evidence.filter(({ id, words }) => words === '' && byId.has(id));
  for (const [file, marks] of Map.groupBy(bare, (mark) => mark.file)) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    for (const { id, line } of marks.toReversed())
      lines.splice(line - 1, 1, ...wrapMark(lines[line - 1] ?? '', byId.get(id) ?? ''));
    writeFileSync(join(ROOT, file), lines.join('\n'));
  }
}

/** Returns the mark's line with the words behind it, wrapped as a comment. */
export function wrapMark(mark: string, words: string): string[] {
  const indent = /^\s*/.exec(mark)?.[0] ?? '';
  const wrapped = [mark.trimEnd()];
  for (const word of words.split(/\s+/)) {
    const longer = `${wrapped.at(-1)} ${word}`;
    if (longer.length > MAX_LINE_LENGTH) wrapped.push(`${indent}//   ${word}`);
    else wrapped[wrapped.length - 1] = longer;
  }
  return wrapped;
}
