import { resolve } from 'node:path';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config/environment.ts';
import { makeBackup, OPERATING_TEXTS, runCommand } from './operating/index.ts';
import { SYSTEM_CLOCK } from './platform/clock.ts';

/** `backup <folder>`: copies a server's data, with its settings, while it serves. */
await runCommand('No backup was made.', async ([folder]) => {
  if (!folder) throw new ConfigError(OPERATING_TEXTS.backupUsage);
  const to = resolve(folder);
  const { missing, ...amounts } = await makeBackup(
    { config: readConfig(process.env), clock: SYSTEM_CLOCK },
    to,
  );
  const lines = OPERATING_TEXTS.backedUp(to, amounts);
  return missing.length > 0 ? lines + OPERATING_TEXTS.missing(missing) : lines;
});
