import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE } from '../paths.ts';
import { committedFiles } from './generated-files.ts';

/** Without what a formatter may change. */
const bare = (text: string) =>
  text
    .replaceAll(/\s+/g, '')
    .replaceAll(/([:(<,=])\|/g, '$1')
    .replaceAll(/,([}\])>])/g, '$1');

const files = [...committedFiles()].map(([path, text]) => ({ file: relative(PACKAGE, path), path, text }));

describe('pnpm run generate', () => {
  it.each(files)('was run since the descriptors changed: $file', ({ path, text }) => {
    expect(existsSync(path)).toBe(true);
    expect(bare(readFileSync(path, 'utf8'))).toBe(bare(text));
  });

  it('left no document of a tag that is no more', () => {
    const written = files.filter(({ file }) => file.startsWith('docs/')).map(({ file }) => basename(file));
    expect(readdirSync(join(PACKAGE, 'docs')).sort()).toEqual(written.sort());
  });
});
