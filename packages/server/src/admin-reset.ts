import { ADMIN_RESET_TEXTS, administratorLines } from './administrator.messages.ts';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config/environment.ts';
import { resetAdministrator } from './features/accounts/index.ts';
import { createAuth, openSecrets } from './platform/auth/index.ts';
import { SYSTEM_CLOCK } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { DatabaseOpenError } from './platform/db/database-open-error.ts';
import { createMetrics } from './platform/metrics/metrics.ts';

/** `admin:reset <email>`: a new password for an administrator, shown once; may run beside a server. */
async function main([email]: readonly string[]): Promise<string> {
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
}

await main(process.argv.slice(2)).then(
  (lines) => process.stdout.write(lines),
  (error: unknown) => {
    const isForPeople = error instanceof ConfigError || error instanceof DatabaseOpenError;
    const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`No password was changed. ${text}\n`);
    process.exitCode = 1;
  },
);
