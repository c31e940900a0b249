import { ConfigError } from '#config/config.ts';
import { readConfig } from '#config/environment.ts';
import { createAuth } from '#infra/auth/auth.ts';
import { openSecrets } from '#infra/auth/open-secrets.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import { openDatabase } from '#infra/db/open-database.ts';
import { createMetrics } from '#infra/metrics.ts';
import { ADMIN_RESET_TEXTS, administratorLines } from '#people/administrator.messages.ts';
import { resetAdministrator } from '#people/administrator.service.ts';
import { runCommand } from './run-command.ts';

/** `admin:reset <email>`: sets a new password for an administrator and prints it once; may run beside a server. */
await runCommand(process, 'No password was changed.', async ([email]) => {
  if (!email) throw new ConfigError(ADMIN_RESET_TEXTS.usage);
  const config = readConfig(process.env);
  const db = await openDatabase(config.database);
  try {
    const parts = { db, clock: SYSTEM_CLOCK, metrics: createMetrics() };
    const auth = await createAuth({ ...parts, secrets: await openSecrets(config, db) });
    const shownOnce = await resetAdministrator({ ...parts, auth }, email);
    if (!shownOnce) throw new ConfigError(ADMIN_RESET_TEXTS.nobody);
    return administratorLines({ email, shownOnce });
  } finally {
    await db.close();
  }
});
