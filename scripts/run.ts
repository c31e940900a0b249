import { type ChildProcess, spawn } from 'node:child_process';
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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command, its folder's own programs first, with the terminal's output; the promise is of its exit code. A signal that
 * ends this process ends the command first.
 */
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
    const letGo = passSignalsOn(child);
    child.once('error', (error) => {
      letGo();
      reject(error);
    });
    child.once('close', (code, signal) => {
      const passed = letGo();
      // Takes its course in this process too, where nothing follows.
      if (passed) process.kill(process.pid, passed);
      else resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Passes signals on to a process; returns a function that ends that and returns the last one. */
function passSignalsOn(child: ChildProcess): () => NodeJS.Signals | undefined {
  let passed: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    passed = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return () => {
    for (const signal of SIGNALS) process.off(signal, passOn);
    return passed;
  };
}
