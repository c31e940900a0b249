import { spawn } from 'node:child_process';

export const ROOT = new URL('..', import.meta.url).pathname;

/** Runs a command from the root with the terminal's output; the promise is of its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command that must succeed. */
export async function mustRun(command: string, ...args: string[]): Promise<void> {
  const code = await run(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}`);
}
