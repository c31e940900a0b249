import { ensureChromium } from './browser/chromium.ts';
import { findWebKit } from './browser/webkit.ts';
import { run } from './run.ts';
import { ensureEngines } from './test/engines.ts';
import { ensurePostgres } from './test/postgres.ts';
import { ensureServices } from './test/services.ts';
import { STEPS, WEBKIT_STEP } from './test/steps.ts';

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

const startedAt = performance.now();
const chromium = ensureChromium();
const postgres = ensurePostgres();
const missingServices = ensureServices();
const missingEngines = ensureEngines();
const steps = findWebKit() ? [...STEPS, WEBKIT_STEP] : STEPS;
console.log(`Chromium: ${chromium}`);

/** Of what a failed step wrote: its end, where every runner tells what failed. */
const TOLD_CHARACTERS = 6000;

const results: { name: string; ms: number; code: number; end: string }[] = [];
for (const { name, command, folder = '' } of steps) {
  console.log(`\n▸ ${name}`);
  const stepStartedAt = performance.now();
  let end = '';
  const onOutput = (text: string) => {
    end = (end + text).slice(-TOLD_CHARACTERS);
  };
  const code = await run(command, { folder, environment: { GLOW_CHROMIUM: chromium }, onOutput });
  results.push({ name, ms: performance.now() - stepStartedAt, code, end });
}

// Once more, since a log is often kept only in part: its end.
for (const { name, code, end } of results) if (code !== 0) console.log(`\n✗ ${name}\n${end}`);

console.log('\nSummary');
for (const { name, ms, code } of results)
  console.log(`${code === 0 ? '✓' : '✗'} ${minutes(ms).padStart(8)}  ${name}`);
if (postgres === 'missing')
  console.log('PostgreSQL was not found and could not be installed: SQLite alone was tested.');
for (const missing of [...missingServices, ...missingEngines]) console.log(missing);
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`In all ${minutes(performance.now() - startedAt)}`);
console.log(`steps: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
