import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { PACKAGE } from './paths.ts';

describe('prepack', () => {
  it.each(['npm/11.4.0 node/v24.1.0', 'yarn/1.22.0 npm/?', ''])('refuses to pack for %s', (manager) => {
    const { status, stderr } = spawnSync(process.execPath, ['build/prepack.ts'], {
      cwd: PACKAGE,
      env: { ...process.env, npm_config_user_agent: manager },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Pack and publish @glow/widgets with pnpm');
  });
});
