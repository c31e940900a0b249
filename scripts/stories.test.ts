import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STYLE_TARGETS } from '@glow/kit/browsers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from './run.ts';

const MAIN = `export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx'],
  addons: ['@storybook/addon-vitest'],
  core: { disableTelemetry: true },
};
`;
const STORIES = `export default { title: 'Greeting', render: () => 'Hello' };
export const Plain = {};
export const Again = {};
`;
/** The project's configuration, in which the packages may lie outside of the folder. */
const CONFIG = `import { mergeConfig } from 'vite';
import config from './vitest.config.ts';
export default mergeConfig(config, { server: { fs: { strict: false } } });
`;
/** Caches, of which each folder has its own. */
const CACHES = ['.cache', '.vite-temp', '.vitest-cache'];

describe('the tests of stories', () => {
  it('find every story in a folder whose name has spaces and letters beyond ASCII', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'glow-stories-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const root = join(parent, 'glow é test');
    await mkdir(join(root, '.storybook'), { recursive: true });
    await mkdir(join(root, 'node_modules'));
    for (const name of await readdir(join(ROOT, 'node_modules'))) {
      if (!CACHES.includes(name))
        await symlink(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
    }
    await symlink(join(ROOT, 'scripts'), join(root, 'scripts'));
    await copyFile(join(ROOT, '.storybook/vitest.config.ts'), join(root, '.storybook/vitest.config.ts'));
    await writeFile(join(root, 'package.json'), '{ "type": "module" }');
    await writeFile(join(root, '.storybook/main.ts'), MAIN);
    await writeFile(join(root, '.storybook/loose.config.ts'), CONFIG);
    await writeFile(join(root, 'greeting.stories.tsx'), STORIES);
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--config', '.storybook/loose.config.ts'],
      { cwd: root, env: { ...process.env, NO_COLOR: '1' }, encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/Tests +2 passed \(2\)/);
  });
});

describe("Storybook's build", () => {
  it('keeps light-dark(), without which its pages have no colours', async () => {
    const { default: storybook } = await import(join(ROOT, '.storybook/main.ts'));
    const built = await storybook.viteFinal({});
    expect(built.build.cssTarget).toEqual(STYLE_TARGETS);
  });
});
