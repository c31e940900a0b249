import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { clausesOf, isCheckable } from './clauses.ts';
import { findEvidence, findGaps } from './evidence.ts';

const clauses = clausesOf(readFileSync(join(ROOT, 'docs/spec.md'), 'utf8')).filter(isCheckable);
const ids = new Set(clauses.map(({ id }) => id));
const evidence = findEvidence();
const shown = new Set(evidence.map(({ id }) => id));
const gaps = new Set(findGaps());

const problems = [
  ...clauses
    .filter(({ id }) => !shown.has(id) && !gaps.has(id))
    .map(({ id, text }) => `${id} is shown by no test and stands in no gap: ${text}`),
  ...evidence
    .filter(({ id }) => !ids.has(id))
    .map(({ id, place }) => `${place} names ${id}, which the spec has not`),
  ...[...gaps]
    .filter((id) => !ids.has(id))
    .map((id) => `docs/spec-gaps.md names ${id}, which the spec has not`),
  ...[...gaps]
    .filter((id) => shown.has(id))
    .map((id) => `docs/spec-gaps.md still names ${id}, which a test shows`),
];

for (const problem of problems) console.error(problem);
const covered = clauses.filter(({ id }) => shown.has(id)).length;
console.log(
  `Spec: ${clauses.length} statements, ${covered} shown by tests, ${gaps.size} left to later issues.`,
);
process.exitCode = problems.length ? 1 : 0;
