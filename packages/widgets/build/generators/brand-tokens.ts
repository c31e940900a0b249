import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKENS } from '@glow/kit/tokens';
import type { ElementDescriptor } from '#element/descriptor.ts';
import { PACKAGE } from '../paths.ts';

type CustomProperty = ElementDescriptor['customProperties'][number];

const KIT_CSS = ['tokens/tokens.css', 'dialog/dialog.css']
  .map((sheet) => readFileSync(join(PACKAGE, '../kit/src', sheet), 'utf8'))
  .join('\n');

/** What a sheet falls back on where a page sets nothing. */
function defaultOf(name: string): string {
  const [, value] = new RegExp(`var\\(${name}, (.+)\\);`).exec(KIT_CSS) ?? [];
  const [, short] = /^var\(--g-([\w-]+)\)$/.exec(value ?? '') ?? [];
  return short ? `that of \`--glow-${short}\`` : (value ?? 'depends on the place');
}

/** The custom properties that every widget reads, with their defaults from the kit's sheets. */
export const BRAND_TOKENS: readonly CustomProperty[] = TOKENS.map(({ name, description }) => ({
  name,
  default: defaultOf(name),
  description,
}));
