import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementTypings, TYPINGS } from './element-typings.ts';

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

describe('elementTypings', () => {
  it('is what stands in the repository; else run `pnpm --filter @glow/widgets run generate`', () => {
    expect(withoutSpace(readFileSync(TYPINGS, 'utf8'))).toBe(withoutSpace(elementTypings()));
  });
});
