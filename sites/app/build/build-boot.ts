import { SCRIPT_TARGET } from '@glow/kit/browsers';
import { build } from 'vite';
import { APP } from './paths.ts';

/**
 * Resolves to the boot script as one line of plain script, to stand inline in every page.
 * @throws {Error} when its bundle is not one chunk.
 */
export async function buildBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    root: APP,
    logLevel: 'warn',
    build: {
      write: false,
      target: SCRIPT_TARGET,
      lib: { entry: 'src/hydration/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk, ...others] = bundle && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The boot script is not one chunk.');
  return chunk.code.trim();
}
