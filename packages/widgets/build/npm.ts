import { rmSync } from 'node:fs';
import { buildNpmScripts } from './npm-scripts.ts';
import { NPM } from './paths.ts';

rmSync(NPM, { recursive: true, force: true });
await buildNpmScripts();
