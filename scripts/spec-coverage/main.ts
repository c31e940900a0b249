import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { clausesOf, isCheckable } from './clauses.ts';
import { findEvidence, findGaps } from './evidence.ts';
import { findProblems } from './find-problems.ts';
import { quoteClauses } from './quote-clauses.ts';

// `--write` puts the words of its statement behind each mark that has none.

const clauses = clausesOf(readFileSync(join(ROOT, 'docs/spec.md'), 'utf8')).filter(isCheckable);
if (process.argv.includes('--write')) quoteClauses(clauses, findEvidence());

const evidence = findEvidence();
const gaps = new Set(findGaps());
const problems = findProblems(clauses, evidence, gaps);
for (const problem of problems) console.error(problem);

const shown = new Set(evidence.map(({ id }) => id));
const covered = clauses.filter(({ id }) => shown.has(id)).length;
console.log(
  `Spec: ${clauses.length} statements, ${covered} shown by tests, ${gaps.size} left to later issues.`,
);
process.exitCode = problems.length ? 1 : 0;
