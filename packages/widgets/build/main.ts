import { rmSync } from 'node:fs';
import { buildEmbed } from './embed/embed.ts';
import { buildNpmScripts } from './npm/scripts.ts';
import { buildNpmTypes } from './npm/types.ts';
import { NPM } from './paths.ts';

/** Writes `dist/npm`: the package's modules, style sheet and declarations. */
export async function buildNpm(): Promise<void> {
  rmSync(NPM, { recursive: true, force: true });
  await buildNpmScripts();
  buildNpmTypes();
}

await buildEmbed();
await buildNpm();
