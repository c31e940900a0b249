import { ConfigError } from '#config/config.ts';
import { DatabaseOpenError } from '#infra/db/database-open-error.ts';
import { CommandError } from './command-error.ts';

/**
 * Runs an operator command: writes the text that it returns, or why it failed, to the terminal of `terminal`, and
 * sets the exit code 1 for a failure.
 * @param failure Says what was not done, before the reason.
 */
export async function runCommand(
  terminal: Pick<NodeJS.Process, 'argv' | 'stdout' | 'stderr' | 'exitCode'>,
  failure: string,
  command: (args: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    terminal.stdout.write(await command(terminal.argv.slice(2)));
  } catch (error) {
    const isForPeople = [ConfigError, DatabaseOpenError, CommandError].some((kind) => error instanceof kind);
    const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
    terminal.stderr.write(`${failure} ${text}\n`);
    terminal.exitCode = 1;
  }
}
