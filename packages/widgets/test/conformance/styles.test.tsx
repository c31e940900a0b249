import { describe, expect, it } from 'vitest';
import type { ElementDescriptor } from '../../src/element/descriptor.ts';
import { placeholderCss } from '../../src/element/place-css.ts';
import { setPageFont } from '../fonts/browser-fonts.ts';
import { FONT_NAMES, PLACE_WIDTHS_PX } from '../fonts/fonts.ts';
import { settle } from './settle.ts';
import { create, rootNode, SUBJECTS, show } from './subjects.ts';

/** Height of the place that the loader's rules hold for a tag. */
function heldHeightPx(box: HTMLElement, descriptor: ElementDescriptor): number {
  const rules = new CSSStyleSheet();
  rules.replaceSync(placeholderCss([{ ...descriptor, tag: 'glow-place' }]));
  document.adoptedStyleSheets = [rules];
  const place = box.appendChild(document.createElement('glow-place'));
  const heightPx = box.offsetHeight;
  place.remove();
  document.adoptedStyleSheets = [];
  return heightPx;
}

describe.each(SUBJECTS)('styles of $tag', ({ tag, descriptor }) => {
  it('are sheets shared by all instances, with no style element', async () => {
    const [one, two] = [await show(create(tag)), await show(create(tag))];
    const sheets = one.shadowRoot?.adoptedStyleSheets ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(two.shadowRoot?.adoptedStyleSheets).toEqual(sheets);
    expect(sheets.every((sheet, index) => two.shadowRoot?.adoptedStyleSheets[index] === sheet)).toBe(true);
    expect(one.shadowRoot?.querySelector('style')).toBeNull();
  });

  it('hold its place against a page that unsets everything', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'display: block; width: 1024px';
    const reservedPx = heldHeightPx(box, descriptor);
    const page = new CSSStyleSheet();
    page.replaceSync('* { all: unset }');
    document.adoptedStyleSheets = [page];
    const element = await show(create(tag), box);
    await settle();
    expect(getComputedStyle(element).display).toBe(descriptor.reservedHeight ? 'flow-root' : 'contents');
    expect(box.offsetHeight).toBe(reservedPx);
    document.adoptedStyleSheets = [];
  });

  describe.each(FONT_NAMES)('in a %s font', (font) => {
    it.each(PLACE_WIDTHS_PX)('fill its place to the pixel, %i px wide', async (widthPx) => {
      const resetFont = await setPageFont(font);
      const box = document.body.appendChild(document.createElement('div'));
      box.style.width = `${widthPx}px`;
      const reservedPx = heldHeightPx(box, descriptor);
      const element = await show(create(tag), box);
      await settle();
      expect(box.offsetHeight).toBe(reservedPx);
      if (descriptor.reservedHeight)
        expect(Math.round(rootNode(element).getBoundingClientRect().height)).toBe(reservedPx);
      resetFont();
    });
  });

  it('let every part be reached from outside', async () => {
    const element = await show(create(tag));
    await settle();
    const parts = new Set(descriptor.parts.map(({ name }) => name));
    const shown = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((node) => [
      ...node.part,
    ]);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !parts.has(name))).toEqual([]);
    expect(rootNode(element).part.contains('root')).toBe(true);
  });
});
