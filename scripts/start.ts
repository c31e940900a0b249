import { enableCompileCache } from 'node:module';
import { COMPILE_CACHE } from './run.ts';

// Threads take it from the environment; without it each loads what strips types, 17 MB.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
enableCompileCache();

const { ConfigError } = await import('../packages/server/src/config/config.ts');
const { readConfig } = await import('../packages/server/src/config/environment.ts');
try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Glow did not start. ${error.message}\n`);
  process.exit(1);
}

const { buildAll } = await import('./build.ts');
await buildAll();
await import('../packages/server/src/main.ts');
