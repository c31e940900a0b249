import { buildAll } from './build/build-all.ts';

await buildAll({ always: process.argv.includes('--always') });
