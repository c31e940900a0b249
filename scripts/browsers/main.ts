import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { GUARDED_NAMES } from './guarded-names.ts';
import { readKnownNames } from './known-names.ts';
import { namesIn } from './script-names.ts';

/*
 * Looks in all that is built for names of the platform that a browser of our list does not know, and for colours in
 * words that it does not know. A name that is guarded has a line in `guarded-names.ts`.
 */
const SCRIPTS = ['packages/widgets/dist/{embed,npm}/**/*.js', 'sites/app/dist/assets/**/*.js'];
const STYLES = ['packages/widgets/dist/npm/*.css', 'sites/app/dist/assets/**/*.css'];
const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: ROOT }).sort();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const known = readKnownNames();
const problems = new Map<string, string[]>();
const note = (problem: string, file: string) =>
  problems.set(problem, [...(problems.get(problem) ?? []), file]);
const guardsUsed = new Set<string>();

function check(name: string, missing: readonly string[] | undefined, file: string): void {
  if (!missing?.length) return;
  if (name in GUARDED_NAMES) guardsUsed.add(name);
  else note(`${name} is unknown to ${missing.join(', ')}`, file);
}

const scripts = filesOf(SCRIPTS);
if (scripts.length === 0) throw new Error('Nothing is built: run `npx -y pnpm@12 run build` first.');
for (const file of scripts) {
  const { globals, members } = namesIn(read(file));
  for (const name of globals) check(name, known.globals.get(name), file);
  for (const name of members) check(`.${name}`, known.members.get(name), file);
}
const RELATIVE_COLOUR = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from\s/;
for (const file of filesOf(STYLES)) {
  const outside = read(file).replace(
    /@supports\s*\(color:\s*oklch\(from[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    '',
  );
  if (RELATIVE_COLOUR.test(outside)) note('a relative colour stands outside of @supports', file);
}

for (const name of Object.keys(GUARDED_NAMES))
  if (!guardsUsed.has(name))
    note(`${name} is guarded but no longer used, or known by now`, 'guarded-names.ts');
for (const [problem, files] of problems) console.log(`✗ ${problem}\n  ${files.slice(0, 3).join('\n  ')}`);
console.log(`${scripts.length} scripts: ${problems.size} names that a browser of our list does not know`);
process.exitCode = problems.size ? 1 : 0;
