import { startKilledCluster } from '../e2e/cluster/killed-cluster.ts';
import { leftOutLines } from '../e2e/cluster/left-out.ts';
import { run } from '../scripts/run.ts';

// Every journey in Chromium on the cluster (three servers that answer, two that draw, PostgreSQL behind PgBouncer, Redis,
// radosgw, nginx), while one of the five servers is killed every 20 seconds. Says which pass, which fail, and which
// are left out and why. Words name the journeys to run. The first of the two runs has lists that nobody is on yet.

const words = process.argv.slice(2);
const journeys = [
  'playwright',
  'test',
  '--config',
  'e2e/cluster/playwright.config.ts',
  '--pass-with-no-tests',
];

for (const line of leftOutLines()) console.log(line);
const { environment, stop } = await startKilledCluster();
for (const projects of [['empty lists'], ['desktop', 'phone']]) {
  const named = projects.flatMap((name) => ['--project', name]);
  if ((await run([...journeys, ...words, ...named], { environment })) !== 0) process.exitCode = 1;
}
console.log(`Servers were killed ${await stop()} times`);
