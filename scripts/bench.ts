import { globSync } from 'node:fs';
import { buildAll } from './build.ts';
import { ROOT, run } from './run.ts';

/** Runs every `bench/*.bench.ts`, or those whose names hold a given word. */
await buildAll();
const wanted = process.argv[2] ?? '';
for (const file of globSync('bench/*.bench.ts', { cwd: ROOT }).sort()) {
  if (!file.includes(wanted)) continue;
  console.log(`\n▸ ${file}`);
  if ((await run(['node', file])) !== 0) process.exitCode = 1;
}
