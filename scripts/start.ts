import { buildAll } from './build/build-all.ts';

await buildAll();
await import('../packages/server/src/main.ts');
