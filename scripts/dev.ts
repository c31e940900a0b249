import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './run.ts';

/** The API on 8000, the site with hot reload on 5173, Storybook on 6006; all end together. */
const COMMANDS: readonly (readonly string[])[] = [
  ['node', '--watch-path=packages', 'packages/server/src/main.ts'],
  ['pnpm', '--filter', '@glow/app', 'run', 'dev'],
  ['pnpm', 'run', 'storybook'],
];

const children: ChildProcess[] = COMMANDS.map(([command = '', ...args]) =>
  spawn(command, args, { cwd: ROOT, stdio: 'inherit' }),
);

function endAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', endAll);
process.once('SIGTERM', endAll);
for (const child of children) child.once('exit', endAll);
