import { resolve } from 'node:path';
import { ConfigError } from '#config/config.ts';
import { readConfig } from '#config/environment.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { restoreBackup } from './restore.service.ts';
import { runCommand } from './run-command.ts';

const REPLACE = '--replace';

/** `restore <folder> [--replace]`: puts a backup where the settings say, while no server uses it. */
await runCommand(process, 'Nothing was restored.', async (args) => {
  const [folder, ...others] = args.filter((arg) => arg !== REPLACE);
  if (!folder || others.length > 0) throw new ConfigError(COMMAND_TEXTS.restoreUsage);
  const config = readConfig(process.env);
  if (config.objectStore) throw new ConfigError(COMMAND_TEXTS.objectStore);
  const presentData = args.includes(REPLACE) ? 'keep-beside' : 'refuse';
  const { keptIn, ...amounts } = await restoreBackup(
    { config, clock: SYSTEM_CLOCK, presentData },
    resolve(folder),
  );
  const where = config.database.kind === 'postgres' ? 'PostgreSQL' : config.dataDirectory;
  const lines = COMMAND_TEXTS.restored(where, amounts);
  return keptIn ? lines + COMMAND_TEXTS.kept(keptIn) : lines;
});
