import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const START_LIMIT_MS = 30_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** What journeys go to: a product that a worker starts, or servers that run already. */
export interface Installation {
  readonly url: string;
  /** How often an address stands on the early-access list. */
  countRegistrations(email: string): Promise<number>;
  remove(): Promise<void>;
}

/** The started product on a data directory of its own; it takes the address of a client from a proxy's header. */
export class Product implements Installation {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'glow-e2e-'));
  readonly environment: NodeJS.ProcessEnv;
  readonly port: number;
  #child: ChildProcess | undefined;
  output = '';

  constructor(port: number, environment: NodeJS.ProcessEnv = {}) {
    this.port = port;
    this.environment = environment;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#child = this.spawn(this.port);
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.#serves())) {
      if (this.#child.exitCode !== null || Date.now() > deadline)
        throw new Error(`not started:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** A further server process on the same data directory. */
  spawn(port: number): ChildProcess {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: `${port}`,
        GLOW_DATA_DIR: this.dataDir,
        GLOW_DRAW_AT_START: 'off',
        GLOW_TRUST_PROXY: '1',
        ...this.environment,
      },
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    return child;
  }

  async #serves(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async countRegistrations(email: string): Promise<number> {
    const db = new DatabaseSync(join(this.dataDir, 'glow.sqlite'), { readOnly: true });
    const row = db
      .prepare('select count(*) as rows from early_access_registrations where email = ?')
      .get(email);
    db.close();
    return Number(row?.rows);
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
