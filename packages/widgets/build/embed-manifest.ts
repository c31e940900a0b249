import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED } from './paths.ts';

/** `dist/embed/manifest.json`: what a page asks for. */
export interface EmbedManifest {
  readonly version: string;
  /** Tag → the files of `chunks/` that start together, what is shared first. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}

export function readEmbedManifest(): EmbedManifest {
  return JSON.parse(readFileSync(join(EMBED, 'manifest.json'), 'utf8')) as EmbedManifest;
}
