import { startCluster } from '../services/cluster.ts';

/** A program that starts a small cluster and goes on using it, as a bench does. */
const { address } = await startCluster({
  serving: 1,
  drawing: 1,
  onProgress: (what) => process.stdout.write(`Starting ${what}\n`),
});
process.stdout.write('All started\n');
for (;;) await (await fetch(`${address}/healthz`)).text();
