import { resolve } from 'node:path';
import { ConfigError } from '#config/config.ts';
import { readConfig } from '#config/environment.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import { makeBackup } from './backup.service.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { runCommand } from './run-command.ts';

/** `backup <folder>`: copies a server's data, with its settings, while it serves. */
await runCommand(process, 'No backup was made.', async ([folder]) => {
  if (!folder) throw new ConfigError(COMMAND_TEXTS.backupUsage);
  const to = resolve(folder);
  const config = readConfig(process.env);
  if (config.objectStore) throw new ConfigError(COMMAND_TEXTS.objectStore);
  const { missing, ...amounts } = await makeBackup({ config, clock: SYSTEM_CLOCK }, to);
  const lines = COMMAND_TEXTS.backedUp(to, amounts);
  return missing.length > 0 ? lines + COMMAND_TEXTS.missing(missing) : lines;
});
