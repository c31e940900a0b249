import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSlowRegexps } from './find-slow-regexps.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What runs on text from outside, in a browser or on the server. */
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'sites/app/src/**/*.{ts,tsx}'];

const sourceFiles = globSync(SOURCES, { cwd: ROOT }).filter(
  (file) => !/\.(?:test|stories|suite)\./.test(file),
);

describe('findSlowRegexps', () => {
  it.each([
    String.raw`path.replace(/\/+$/, '')`,
    String.raw`text.replace(/\s+$/g, '')`,
    `/^(a+)+$/.test(text)`,
    String.raw`/^[^@]+@[^@]+\.[^@]+$/.test(text)`,
    String.raw`text.split(/\s*,\s*/)`,
  ])('finds %s', (source) => {
    expect(findSlowRegexps('source.ts', `// a line before\n${source};`)).toEqual([
      { regexp: expect.stringMatching(/^\/.+\/g?$/), line: 2 },
    ]);
  });

  it.each([
    String.raw`/\/$/.test(path)`,
    String.raw`/^\/+/.test(path)`,
    String.raw`/^\d{1,14}$/.test(page)`,
    String.raw`/^[^@]+@[^@.]+\.[^@]+$/.test(text)`,
    `const half = 1 / 2 / 3;`,
  ])('passes %s', (source) => {
    expect(findSlowRegexps('source.ts', source)).toEqual([]);
  });

  it('reads TypeScript and JSX', () => {
    const source = 'export const View = ({ path }: { path: string }) => <p>{path.replace(/-+$/, "")}</p>;';
    expect(findSlowRegexps('view.tsx', source)).toHaveLength(1);
  });

  it('finds none in what runs on text from outside', () => {
    const found = sourceFiles.flatMap((file) =>
      findSlowRegexps(file, readFileSync(join(ROOT, file), 'utf8')).map(
        ({ regexp, line }) => `${file}:${line} ${regexp}`,
      ),
    );
    expect(sourceFiles.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});
