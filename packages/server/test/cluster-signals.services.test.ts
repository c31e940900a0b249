import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spawnNode } from './child-process.ts';
import { createTestFolder } from './test-folder.ts';

const LONG_MS = 240_000;
const PROGRAM = join(import.meta.dirname, 'processes/run-cluster.ts');

/** Returns the processes that were started with a folder among their settings. */
async function processesOf(folder: string): Promise<readonly string[]> {
  const ids = (await readdir('/proc')).filter((name) => Number(name) > 0);
  const settings = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, index) => settings[index]?.includes(folder));
}

describe('a program that uses the cluster', () => {
  it.each([
    ['SIGTERM', 'while it uses it', /^All started/, 143],
    ['SIGINT', 'while it is being started', /^Starting Ceph/, 130],
  ] as const)(
    'leaves no process and no file behind when %s ends it %s',
    {
      timeout: LONG_MS,
    },
    async (signal, _when, line, code) => {
      const folder = await createTestFolder();
      await chmod(folder, 0o755); // PostgreSQL may run as an account of its own
      const program = spawnNode(PROGRAM, [], { TMPDIR: folder });
      onTestFinished(() => program.kill('SIGKILL'));
      await program.line(line);
      expect(await processesOf(folder)).not.toEqual([]);
      program.kill(signal);
      expect(await program.ended, program.output()).toBe(code);
      expect(await processesOf(folder)).toEqual([]);
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
