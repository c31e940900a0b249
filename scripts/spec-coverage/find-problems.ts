import type { Clause } from './clauses.ts';
import type { Evidence } from './evidence.ts';

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Compares the specification with the marks of the tests.
 * @returns a sentence for each statement that no test shows, for each mark whose id or words the specification does not
 *   have, and for each gap that is none.
 */
export function findProblems(
  clauses: readonly Clause[],
  evidence: readonly Evidence[],
  gaps: ReadonlySet<string>,
): string[] {
  const byId = new Map(clauses.map((clause) => [clause.id, normalise(clause.text)]));
  const shown = new Set(evidence.map(({ id }) => id));
  const missing = clauses.filter(({ id }) => !shown.has(id) && !gaps.has(id));
  const idsOfGaps = [...gaps];
  return [
    ...missing.map(({ id, text }) => `${id} is shown by no test and listed as no gap: ${text}`),
    ...evidence.flatMap(({ id, words, file, line }) => {
      const text = byId.get(id);
      if (text === undefined) return `${file}:${line} names ${id}, which the specification does not have`;
      if (words === text) return [];
      return `${file}:${line} quotes ${id} as "${words}", the specification says "${text}"`;
    }),
    ...idsOfGaps
      .filter((id) => !byId.has(id))
      .map((id) => `docs/spec-gaps.md names ${id}, which the specification does not have`),
    ...idsOfGaps
      .filter((id) => shown.has(id))
      .map((id) => `docs/spec-gaps.md still lists ${id}, which a test shows`),
  ];
}
