import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

export interface LoggedProcess {
  /** Such as `http://localhost:41234`. */
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const POLL_MS = 50;

/**
 * Starts a server whose output goes to a file, as under systemd, so that reading it costs the load nothing.
 * @throws {Error} with the output where it ends before it says its address.
 */
export async function startLogged(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Promise<LoggedProcess> {
  const log = await open(logFile, 'w');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, ...environment },
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = once(child, 'exit');
  const address = await readAddress(child, logFile);
  await log.close();
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readAddress(child: ChildProcess, logFile: string): Promise<string> {
  for (;;) {
    const text = await readFile(logFile, 'utf8');
    const address = /^\w+ is at (\S+)$/m.exec(text)?.[1];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`The process ended before it listened:\n${text}`);
    await delay(POLL_MS);
  }
}
