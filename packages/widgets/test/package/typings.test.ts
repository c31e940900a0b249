import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedFiles } from '../../build/generators/generated-files.ts';
import { NPM, PACKAGE } from '../../build/paths.ts';

const TSC = join(PACKAGE, 'node_modules/.bin/tsc');
const A_COMPILER_STARTS_MS = 60_000;

/** What the compiler says to a page; nothing when all is well and each line marked as a mistake is one. */
function complaints(framework: string): string {
  try {
    execFileSync(TSC, ['--noEmit', '-p', join(import.meta.dirname, 'typings', framework)], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

const contentOf = (...path: string[]) => readFileSync(join(PACKAGE, ...path), 'utf8');

const shipped = [...shippedFiles()].map(([path, text]) => ({ file: relative(NPM, path), path, text }));

describe('a descriptor', () => {
  it('says of a component what it takes and gives', { timeout: A_COMPILER_STARTS_MS }, () => {
    expect(complaints('components')).toBe('');
  });
});

describe('the built package', () => {
  it.each(shipped)('holds what the descriptors say now: $file', ({ path, text }) => {
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each(['react-18', 'react-19', 'react-components', 'preact', 'solid', 'vue', 'svelte'])(
    'takes what a page may say to the tags in %s, and nothing else',
    (framework) => {
      expect(complaints(framework)).toBe('');
    },
    A_COMPILER_STARTS_MS,
  );
});

describe('the typings of what runs without React', () => {
  const importsOf = (file: string) =>
    [...contentOf('dist/npm', file).matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name);

  it.each(['standalone', 'standalone/glow-instant-style', 'load', 'languages/de', 'vue', 'svelte'])(
    "%s needs none of React's",
    (entry) => {
      const files = [`${entry}.d.ts`];
      for (const file of files) {
        expect(importsOf(file)).not.toContain('react');
        const own = importsOf(file).filter((name) => name.startsWith('.'));
        files.push(...own.map((name) => join(dirname(file), name.replace(/\.js$/, '.d.ts'))));
      }
    },
  );
});

describe('README.md', () => {
  it.each(['react-18', 'react-19', 'react-components'])(
    'shows the example that is compiled for %s',
    (framework) => {
      expect(contentOf('README.md')).toContain(contentOf('test/package/typings', framework, 'readme.tsx'));
    },
  );
});
