import { enableCompileCache } from 'node:module';
import { COMPILE_CACHE } from './run.ts';

enableCompileCache(COMPILE_CACHE);
const { buildAll } = await import('./build/build-all.ts');

await buildAll();
await import('../packages/server/src/main.ts');
