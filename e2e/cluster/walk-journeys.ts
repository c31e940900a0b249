import { run } from '../../scripts/run.ts';
import { startKilledCluster } from './killed-cluster.ts';
import { leftOutLines } from './left-out.ts';

// What bench/cluster-journeys.bench.ts runs. The first of the two runs has lists that nobody is on yet.

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
