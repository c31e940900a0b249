import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUSTOM_ELEMENTS, customElementsManifest } from './custom-elements.ts';
import { elementTypings, TYPINGS } from './element-typings.ts';

/** Without what a formatter may change. */
const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(':|', ':').replaceAll(',}', '}');

describe('pnpm run generate', () => {
  it('was run since the descriptors changed: typings', () => {
    expect(bare(readFileSync(TYPINGS, 'utf8'))).toBe(bare(elementTypings()));
  });

  it('was run since the descriptors changed: custom-elements.json', () => {
    expect(JSON.parse(readFileSync(CUSTOM_ELEMENTS, 'utf8'))).toEqual(customElementsManifest());
  });
});
