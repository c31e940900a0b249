import { createHash } from 'node:crypto';
import type { PictureFrame } from './draw/picture-frame.ts';
import type { OutfitSpec } from './outfit.ts';

/** Changes whenever the same spec would draw other pixels; part of every picture's address. */
export const DRAWING_VERSION = '17';

const KEY_LENGTH = 32;

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Returns JSON with keys in code-unit order and undefined left out, so that equal data gives equal text. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((entry: Json) => canonicalJson(entry)).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join()}}`;
}

/**
 * Returns the address of a look's picture: 32 hex digits of SHA-256 over its data and {@link DRAWING_VERSION}. Equal
 * specs have equal keys whatever the order of their properties, and each part of a picture its own.
 */
export function lookKey(spec: OutfitSpec, frame: PictureFrame = 'whole'): string {
  return createHash('sha256')
    .update(`${DRAWING_VERSION}\n${canonicalJson(JSON.parse(JSON.stringify(spec)))}`)
    .update(frame === 'whole' ? '' : `\n${frame}`)
    .digest('hex')
    .slice(0, KEY_LENGTH);
}
