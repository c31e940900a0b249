import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

const TEST_FILES = [
  'packages/*/{src,test}/**/*.{test,stories}.{ts,tsx}',
  'sites/*/src/**/*.{test,stories}.{ts,tsx}',
  'e2e/**/*.spec.ts',
];

/** A comment `@spec 4.1, 8.2` right above the test or story that shows these statements. */
const MARK = /@spec\s+([\w.\-, ]+)/;
const SHOWS = /^\s*(it|test|describe|export const|\{ name:)/;

export interface Evidence {
  readonly id: string;
  readonly place: string;
}

/** Every mark of the test files that stands above a test or story. */
export function findEvidence(): Evidence[] {
  return globSync(TEST_FILES, { cwd: ROOT }).flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      const ids = MARK.exec(line)?.[1];
      const below = lines.slice(at + 1).find((next) => !/^\s*(\/\/|\/?\*)/.test(next));
      if (!ids || !SHOWS.test(below ?? '')) return [];
      return ids
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((id) => ({ id, place: `${file}:${at + 1}` }));
    });
  });
}

/** Returns statements that a later issue will show, by id: lines of docs/spec-gaps.md such as "- `2.quiz.1` …". */
export function findGaps(): string[] {
  const gaps = readFileSync(join(ROOT, 'docs/spec-gaps.md'), 'utf8');
  return [...gaps.matchAll(/^- `([\w.-]+)`/gm)].map((match) => match[1] ?? '');
}
