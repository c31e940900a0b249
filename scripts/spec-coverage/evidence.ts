import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

const TEST_FILES = [
  'packages/*/{src,test}/**/*.{test,stories}.{ts,tsx}',
  'sites/*/src/**/*.{test,stories}.{ts,tsx}',
  'e2e/**/*.spec.ts',
];

const MARK = /^\s*\/\/ @spec ([\w.-]+) ?(.*)$/;
/** What follows a mark in its comment is indented by three spaces or more. */
const CONTINUATION = /^\s*\/\/ {3,}(\S.*)$/;
const COMMENT = /^\s*\/\//;
const SHOWS = /^\s*(it|test|describe|export const|\{ name:)/;

/** A comment `@spec 9.7 Card animation 300 ms` above the test or story that shows this statement. */
export interface Evidence {
  readonly id: string;
  /** The statement's words as the mark quotes them; '' where it has none. */
  readonly words: string;
  readonly file: string;
  /** Line of the mark, from 1. */
  readonly line: number;
}

/** Reads every mark of the test files that stands above a test or story. */
export function findEvidence(): Evidence[] {
  return globSync(TEST_FILES, { cwd: ROOT }).flatMap((file) =>
    evidenceOf(file, readFileSync(join(ROOT, file), 'utf8')),
  );
}

/** Reads the marks of one test file. */
export function evidenceOf(file: string, source: string): Evidence[] {
  const lines = source.split('\n');
  return lines.flatMap((text, at) => {
    const [, id, firstWords = ''] = MARK.exec(text) ?? [];
    const below = lines.slice(at + 1).find((next) => !COMMENT.test(next));
    if (!id || !SHOWS.test(below ?? '')) return [];
    const words = [firstWords];
    for (let next = at + 1; CONTINUATION.test(lines[next] ?? ''); next += 1)
      words.push(CONTINUATION.exec(lines[next] ?? '')?.[1] ?? '');
    return [{ id, words: words.join(' ').trim(), file, line: at + 1 }];
  });
}

/** Returns statements that a later issue will show, by id: lines of docs/spec-gaps.md such as "- `2.quiz.1` …". */
export function findGaps(): string[] {
  const gaps = readFileSync(join(ROOT, 'docs/spec-gaps.md'), 'utf8');
  return [...gaps.matchAll(/^- `([\w.-]+)`/gm)].map((match) => match[1] ?? '');
}
