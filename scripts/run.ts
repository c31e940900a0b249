import { spawn } from 'node:child_process';
import { delimiter, join, resolve as resolvePath } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Where Node keeps what it compiled, so that it starts the next time in two thirds of the time. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compile');

export interface RunOptions {
  /** Folder, from the root; default: the root. */
  readonly folder?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Is given all that the command writes, beside the terminal. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a command, its folder's own programs first, with the terminal's output; the promise is of its exit code. */
export function run(
  command: readonly string[],
  { folder = '', environment, onOutput }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const [program = '', ...args] = command;
    const cwd = resolvePath(ROOT, folder);
    const PATH = [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, PATH, ...environment };
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd, stdio: ['inherit', output, output], env });
    for (const [stream, terminal] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        terminal.write(text);
        onOutput?.(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
