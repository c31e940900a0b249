import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/**
 * The API on 8000, with a debugger's port on 9229; the site with hot reload on 5173; Storybook on 6006; the files of
 * `/embed/`, built anew when their sources change. The API starts again when a file that it imports changes.
 */
const COMMANDS = [
  { folder: '', command: ['node', '--watch', '--inspect', 'packages/server/src/main.ts'] },
  { folder: 'sites/app', command: ['node', 'build/dev.ts'] },
  { folder: '', command: ['storybook', 'dev', '--port', '6006', '--no-open'] },
  { folder: '', command: ['npm', 'run', 'build:widgets', '--', '--watch'] },
] as const;

const children: ChildProcess[] = COMMANDS.map(({ folder, command: [program, ...args] }) =>
  spawn(program, args, { cwd: join(ROOT, folder), stdio: 'inherit' }),
);

function endAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', endAll);
process.once('SIGTERM', endAll);
for (const child of children) child.once('exit', endAll);
