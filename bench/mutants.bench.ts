import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from '../scripts/run.ts';
import { MUTANT_GROUPS } from './mutants/groups.ts';
import { type MutantScore, runStryker } from './mutants/run-stryker.ts';

// Changes the logic a line at a time, in a clone, and counts the changes that make a test fail. What decides is mutated:
// rules, machines, client, authentication, counters, gates. At least 85 of 100 mutants are to be killed, in all.

const LEAST_SCORE = 85;
const [, , only = ''] = process.argv;
const percent = (part: number, whole: number) => (100 * part) / whole;

const clone = await mkdtemp(join(tmpdir(), 'glow-mutants-'));
try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  await run(['npx', '-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], { folder: clone });
  const scores: ({ name: string } & MutantScore)[] = [];
  for (const group of MUTANT_GROUPS.filter(({ name }) => name.includes(only)))
    scores.push({ name: group.name, ...(await runStryker(clone, group)) });
  const total = (key: 'killed' | 'mutants') => scores.reduce((sum, score) => sum + score[key], 0);
  const all = { name: 'all', killed: total('killed'), mutants: total('mutants') };
  console.log('\ngroup         mutants  killed  score');
  for (const { name, mutants, killed } of [...scores, all])
    console.log(
      `${name.padEnd(12)} ${`${mutants}`.padStart(8)} ${`${killed}`.padStart(7)} ${percent(killed, mutants).toFixed(1).padStart(6)}`,
    );
  for (const survivor of scores.flatMap(({ survivors }) => survivors)) console.log(`  survived: ${survivor}`);
  if (percent(all.killed, all.mutants) < LEAST_SCORE) process.exitCode = 1;
} finally {
  await rm(clone, { recursive: true, force: true });
}
