import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = 'packages/server/src/infra/db/migrations';

const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim();

export interface Release {
  /** Such as `298b51d Write exports …`. */
  readonly name: string;
  readonly main: string;
  remove(): Promise<void>;
}

/** Puts a commit with its dependencies into a folder; by default the newest whose migrations differ from today's. */
export async function checkOutRelease(folder: string, commit?: string): Promise<Release> {
  const chosen = commit ?? `${await git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;
  const name = await git('log', '-1', '--format=%h %s', chosen);
  await git('worktree', 'add', '--detach', folder, chosen);
  const remove = async () => void (await git('worktree', 'remove', '--force', folder));
  try {
    await run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return { name, main: join(folder, 'packages/server/src/main.ts'), remove };
}
