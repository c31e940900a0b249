import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The server as people start it, whose garbage a signal collects, so that what is left of the heap can be told. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
await import('../../packages/server/src/main.ts');
