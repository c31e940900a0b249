import { ensureChromium } from './browser/chromium.ts';
import { run } from './run.ts';
import { ensurePostgres } from './test/postgres.ts';
import { STEPS } from './test/steps.ts';

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

const startedAt = performance.now();
const chromium = ensureChromium();
const postgres = ensurePostgres();
console.log(`Chromium: ${chromium}`);

const results: { name: string; ms: number; code: number }[] = [];
for (const { name, command, folder = '' } of STEPS) {
  console.log(`\n▸ ${name}`);
  const stepStartedAt = performance.now();
  const code = await run(command, { folder, environment: { GLOW_CHROMIUM: chromium } });
  results.push({ name, ms: performance.now() - stepStartedAt, code });
}

console.log('\nSummary');
for (const { name, ms, code } of results)
  console.log(`${code === 0 ? '✓' : '✗'} ${minutes(ms).padStart(8)}  ${name}`);
if (postgres === 'missing')
  console.log('PostgreSQL was not found and could not be installed: SQLite alone was tested.');
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`In all ${minutes(performance.now() - startedAt)}`);
console.log(`steps: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
