import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
  readonly pid: number;
  /** Everything written so far to both outputs. */
  output(): string;
  /** Resolves with the first line of standard output that matches; rejects when the process ends before. */
  line(pattern: RegExp): Promise<string>;
  write(text: string): void;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Runs a TypeScript file in a process of its own, with these settings and no others of ours. */
export function spawnNode(
  file: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Child {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
  let output = '';
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    write: (text) => child.stdin.write(text),
    kill: (signal) => child.kill(signal),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((text) => pattern.test(text));
          if (line === undefined) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`The process ended without ${pattern}:\n${output}`)));
      }),
  };
}
