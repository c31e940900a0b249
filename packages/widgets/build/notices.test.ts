import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NOTICES_FILE, noticesOf } from './notices.ts';
import { EMBED, NPM, PACKAGE } from './paths.ts';

/** Packages whose files stand in the source maps of the package's modules. */
function mappedPackages(): readonly string[] {
  const maps = globSync('**/*.js.map', { cwd: NPM }).map((file) => readFileSync(join(NPM, file), 'utf8'));
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const names = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

const namesIn = (text: string) => [...text.matchAll(/^(\S+) [\d.]+ \(/gm)].map(([, name]) => name);

describe('THIRD-PARTY-NOTICES.txt', () => {
  it('of the package names every package that its source maps lead to, and rolldown, whose helpers no map names', () => {
    const packages = mappedPackages();
    expect(packages).toEqual(expect.arrayContaining(['preact', 'tabbable']));
    expect(namesIn(readFileSync(join(NPM, NOTICES_FILE), 'utf8'))).toEqual([...packages, 'rolldown'].sort());
  });

  it('of the embed names preact too, and holds the words of every licence', () => {
    const text = readFileSync(join(EMBED, NOTICES_FILE), 'utf8');
    expect(namesIn(text)).toEqual(expect.arrayContaining(['clsx', 'preact', 'tabbable', '@r2wc/core']));
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(namesIn(text).length);
  });
});

describe('noticesOf', () => {
  it('fails for a bundled package without a licence text', () => {
    const root = mkdtempSync(join(tmpdir(), 'glow-notices-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const folder = join(root, 'node_modules/unlicensed');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"name":"unlicensed","license":"ISC"}');
    expect(() => noticesOf([join(folder, 'index.js')])).toThrow(
      'unlicensed is bundled, and there is no text of its licence (ISC).',
    );
  });

  it('leaves our own modules out', () => {
    expect(noticesOf([join(PACKAGE, 'src/index.ts')])).not.toContain('MIT');
  });
});
