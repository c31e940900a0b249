import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

describe('start', () => {
  it.each([
    ['GLOW_PUBLIC_URL', 'nope'],
    ['GLOW_API_BASE', 'nope'],
    ['GLOW_ROLE', 'draw'],
  ])('stops at a bad %s before anything is built', (name, value) => {
    const { PATH } = process.env;
    const env = { PATH, [name]: value } as NodeJS.ProcessEnv;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(new RegExp(`^Glow did not start\\. ${name} .*\\.\\n$`));
    expect([status, stdout]).toEqual([1, '']);
  });
});

describe('build', () => {
  it('depends on no setting but GLOW_API_BASE', () => {
    const { wireit } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      wireit: Record<string, { command?: string; env?: object }>;
    };
    const targets = Object.values(wireit).filter(({ command }) => command !== undefined);
    expect(targets.map(({ env }) => Object.keys(env ?? {}))).toEqual([['GLOW_API_BASE'], ['GLOW_API_BASE']]);
  });
});
