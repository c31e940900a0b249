import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Daemon {
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

interface DaemonOptions {
  readonly cwd: string;
  /** Who it runs as, where root may not run it. */
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
}

/** Runs a program that stays in the foreground, and waits until it listens on the port. */
export async function startDaemon(
  program: string,
  args: readonly string[],
  port: number,
  { cwd, account }: DaemonOptions,
): Promise<Daemon> {
  const child = spawn(program, args, { cwd, ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors = (errors + text).slice(-4000);
  });
  const ended = once(child, 'exit');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${errors}`);
    await delay(50);
  }
  return {
    pid: child.pid ?? 0,
    kill: (signal) => child.kill(signal),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
