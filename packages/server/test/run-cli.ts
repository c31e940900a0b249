import { join } from 'node:path';
import { spawnNode } from './child-process.ts';

export interface CommandOutcome {
  readonly code: number | NodeJS.Signals | null;
  readonly output: string;
}

/** Runs an operator's command, such as `backup`, to its end, in a process of its own with these settings. */
export async function runCli(
  command: 'backup' | 'restore' | 'move-to-postgres',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandOutcome> {
  const child = spawnNode(join(import.meta.dirname, `../src/cli/${command}.ts`), args, environment);
  const code = await child.ended;
  return { code, output: child.output() };
}
