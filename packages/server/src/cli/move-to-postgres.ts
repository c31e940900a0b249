import { readConfig } from '#config/environment.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { moveToPostgres } from './move-to-postgres.service.ts';
import { runCommand } from './run-command.ts';

/** `move-to-postgres`: the embedded database into the empty one of `DATABASE_URL`, while no server runs. */
await runCommand(process, 'Nothing was moved.', async () => {
  const { rows, kept } = await moveToPostgres(readConfig(process.env));
  return COMMAND_TEXTS.moved(rows, kept);
});
