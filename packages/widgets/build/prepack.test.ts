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

  it('refuses to publish from where nobody could find the sources', () => {
    const { GITHUB_REPOSITORY: _, GLOW_DRY_RUN: __, ...environment } = process.env;
    const { status, stderr } = spawnSync(process.execPath, ['build/prepack.ts'], {
      cwd: PACKAGE,
      env: { ...environment, npm_config_user_agent: 'pnpm/12.21.0', npm_command: 'publish' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Its "repository" is an example');
  });
});
