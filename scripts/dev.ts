import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** The API on 8000, the site with hot reload on 5173, Storybook on 6006; all end together. */
const COMMANDS = [
  { folder: '', command: ['node', '--watch-path=packages', 'packages/server/src/main.ts'] },
  { folder: 'sites/app', command: ['node', 'build/dev.ts'] },
  { folder: '', command: ['storybook', 'dev', '--port', '6006', '--no-open'] },
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
