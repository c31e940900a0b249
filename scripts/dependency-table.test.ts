import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('docs/dependencies.md', () => {
  it('has a row for each package of the catalog, and no other', () => {
    const catalog = read('pnpm-workspace.yaml').split(/^catalog:\n/m)[1] ?? '';
    const names = [...catalog.matchAll(/^ {2}"?([^"\s:]+)"?:/gm)].map((match) => match[1]);
    const rows = read('docs/dependencies.md').matchAll(/^\| (`.*?) \|/gm);
    const listed = [...rows]
      .flatMap((row) => [...(row[1] ?? '').matchAll(/`([^`]+)`/g)])
      .map((name) => name[1]);
    expect(listed.toSorted()).toEqual(names.toSorted());
  });
});
