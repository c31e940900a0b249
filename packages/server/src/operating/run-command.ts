import { ConfigError } from '../config/config-error.ts';
import { DatabaseOpenError } from '../platform/db/database-open-error.ts';
import { OperatingError } from './operating-error.ts';

/** Runs an operator's command: what it gives goes to the terminal, a failure too, with the exit code 1. */
export async function runCommand(
  failure: string,
  command: (args: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(await command(process.argv.slice(2)));
  } catch (error) {
    const isForPeople = [ConfigError, DatabaseOpenError, OperatingError].some(
      (kind) => error instanceof kind,
    );
    const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
    process.stderr.write(`${failure} ${text}\n`);
    process.exitCode = 1;
  }
}
