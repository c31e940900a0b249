import { readConfig } from './config/environment.ts';
import { moveToPostgres, OPERATING_TEXTS, runCommand } from './operating/index.ts';

/** `move-to-postgres`: the embedded database into the empty one of `DATABASE_URL`, while no server runs. */
await runCommand('Nothing was moved.', async () => {
  const { rows, kept } = await moveToPostgres(readConfig(process.env));
  return OPERATING_TEXTS.moved(rows, kept);
});
