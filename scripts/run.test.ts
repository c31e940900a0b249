import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const PROGRAM = `import { run } from './run.ts';
process.exitCode = await run([process.execPath, '-p', 'process.cwd()']);
`;

const RUN = join(import.meta.dirname, 'run.ts');
/** Runs a command that says which process it is and goes on for a minute. */
const LONG_PROGRAM = `import { run } from ${JSON.stringify(RUN)};
await run([process.execPath, '-e', 'console.log(process.pid); setTimeout(() => {}, 60_000)']);
console.log('goes on');
`;

describe('run', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends the command where %s ends it, and nothing follows',
    async (signal) => {
      const program = spawn(process.execPath, ['--input-type=module', '-e', LONG_PROGRAM]);
      const [firstLine] = await once(program.stdout, 'data');
      let later = '';
      program.stdout.on('data', (bytes) => {
        later += bytes;
      });
      program.kill(signal);
      expect(await once(program, 'close')).toEqual([null, signal]);
      expect(() => process.kill(Number(firstLine), 0)).toThrow('ESRCH');
      expect(later).toBe('');
    },
  );

  it('runs commands in a folder whose name has spaces, accents, quotes and percent signs', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'glow-run-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const root = join(parent, "glow é test's 100%25 #1");
    const scripts = join(root, 'scripts');
    await mkdir(scripts, { recursive: true });
    await writeFile(join(root, 'package.json'), '{ "type": "module" }');
    await copyFile(join(import.meta.dirname, 'run.ts'), join(scripts, 'run.ts'));
    await writeFile(join(scripts, 'program.ts'), PROGRAM);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, 'program.ts')], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, `${root}\n`, '']);
  });
});
