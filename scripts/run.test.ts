import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const PROGRAM = `import { run } from './run.ts';
process.exitCode = await run([process.execPath, '-p', 'process.cwd()']);
`;

describe('run', () => {
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
