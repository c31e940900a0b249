import { spawnSync } from 'node:child_process';
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

describe('fingerprintOf', () => {
  it('does not change with a setting of the server', async () => {
    const { fingerprintOf } = await import('./build/fingerprint.ts');
    const before = fingerprintOf(['packages/api/package.json']);
    process.env.GLOW_PUBLIC_URL = 'https://glow.example';
    expect(fingerprintOf(['packages/api/package.json'])).toBe(before);
    delete process.env.GLOW_PUBLIC_URL;
  });
});
