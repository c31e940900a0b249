import { startCluster } from '../packages/server/test/services/cluster.ts';
import { buildAll } from './build.ts';
import { ensureServices } from './test/services.ts';

const DEFAULT_PORT = 8000;

/** Starts several servers as one on this machine (docs/scaling.md), until Ctrl-C; what they kept is gone then. */
async function main(): Promise<void> {
  const missing = ensureServices();
  if (missing.length > 0) throw new Error(missing.join(' '));
  await buildAll();
  const cluster = await startCluster({
    port: Number(process.env.PORT || DEFAULT_PORT),
    onProgress: (what) => console.log(`Starting ${what}`),
  });
  const [first] = cluster.servers;
  console.log(
    first
      ?.process()
      .output()
      .split('\n')
      .filter((line) => !line.startsWith('{'))
      .slice(1)
      .join('\n'),
  );
  for (const { role, port, process: now } of cluster.servers)
    console.log(`${role === 'serve' ? 'answers' : 'draws'}: process ${now().pid}, port ${port}`);
  console.log(`Glow is at ${cluster.address}`);
  console.log('End any of these processes: it is started again. Ctrl-C stops all.');
  process.exitCode = 0; // also where Ctrl-C ends it
}

await main().catch((error: unknown) => {
  process.stderr.write(`The cluster did not start. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
