import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE } from '../../build/paths.ts';
import { placeholderCss } from '../../src/element/place-css.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';
import { instantStyleElement } from '../../src/widgets/instant-style/instant-style.element.ts';

const PAGES = ['README.md', '../../README.md'];
/** Under a policy that forbids style in the page, the shop has it in a file. */
const SHOP_SHEET = '../../sites/partner/placeholder.css';
const PLACED = DESCRIPTORS.filter(({ reservedHeight }) => reservedHeight);

describe('the style that reserves a place before the script is there', () => {
  it.each(PAGES)('stands in %s as the widget needs it today', (page) => {
    const text = readFileSync(join(PACKAGE, page), 'utf8');
    expect(text).toContain(`<style>${placeholderCss([instantStyleElement])}</style>`);
  });

  it('stands in the style sheet of the shop', () => {
    const bare = (css: string) => css.replaceAll(/\/\*.*?\*\/|[\s'"]/g, '').replaceAll(';}', '}');
    const sheet = readFileSync(join(PACKAGE, SHOP_SHEET), 'utf8');
    expect(bare(sheet)).toBe(bare(placeholderCss([instantStyleElement])));
  });

  it.each(PLACED)('has at most 400 bytes for $tag', (descriptor) => {
    expect(Buffer.byteLength(placeholderCss([descriptor]))).toBeLessThanOrEqual(400);
  });
});
