import { run } from '../scripts/run.ts';

/** Every host of `e2e/hosts`; `test` has those that install quickly. */
process.exitCode = await run(['node', 'e2e/hosts/check-hosts.ts']);
