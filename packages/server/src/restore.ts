import { resolve } from 'node:path';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config/environment.ts';
import { OPERATING_TEXTS, restoreBackup, runCommand } from './operating/index.ts';
import { SYSTEM_CLOCK } from './platform/clock.ts';

const REPLACE = '--replace';

/** `restore <folder> [--replace]`: puts a backup where the settings say, while no server uses it. */
await runCommand('Nothing was restored.', async (args) => {
  const [folder, ...others] = args.filter((arg) => arg !== REPLACE);
  if (!folder || others.length > 0) throw new ConfigError(OPERATING_TEXTS.restoreUsage);
  const config = readConfig(process.env);
  const presentData = args.includes(REPLACE) ? 'keep-beside' : 'refuse';
  const { keptIn, ...amounts } = await restoreBackup(
    { config, clock: SYSTEM_CLOCK, presentData },
    resolve(folder),
  );
  const where = config.database.kind === 'postgres' ? 'PostgreSQL' : config.dataDirectory;
  const lines = OPERATING_TEXTS.restored(where, amounts);
  return keptIn ? lines + OPERATING_TEXTS.kept(keptIn) : lines;
});
