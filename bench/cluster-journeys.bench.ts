import { run } from '../scripts/run.ts';

// Every journey in Chromium on the cluster (three servers that answer, two that draw, PostgreSQL behind PgBouncer, Redis,
// radosgw, nginx), while one of the five servers is killed every 20 seconds. Says which pass, which fail, and which
// are left out and why. Words name the journeys to run.

process.exitCode = await run(['node', 'e2e/cluster/walk-journeys.ts', ...process.argv.slice(2)]);
