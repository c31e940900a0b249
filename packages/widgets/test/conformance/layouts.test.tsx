import { afterEach, describe, expect, it } from 'vitest';
import { settle } from './settle.ts';
import { create, SUBJECTS, show } from './subjects.ts';

/** Parents that a tag may stand in, `{tag}` for where; 1200 px wide at most. */
const LAYOUTS: Readonly<Record<string, string>> = {
  'a block': '<div>{tag}</div>',
  'a flex row': '<div style="display:flex">{tag}</div>',
  'a flex row beside a text': '<div style="display:flex">{tag}<p style="flex:1">Words beside it</p></div>',
  'a centred flex column': '<div style="display:flex;flex-direction:column;align-items:center">{tag}</div>',
  'a grid with place-items: center': '<div style="display:grid;place-items:center">{tag}</div>',
  'an inline-block': '<div style="display:inline-block">{tag}</div>',
  'a float': '<div style="float:left">{tag}</div>',
  'a table cell': '<table><tr><td>{tag}</td></tr></table>',
  'a table cell beside a text': '<table><tr><td>Words beside it</td><td>{tag}</td></tr></table>',
  'an absolute box': '<div style="position:absolute">{tag}</div>',
  'a fit-content box': '<div style="width:fit-content">{tag}</div>',
  'the stock page of create-vite':
    '<div style="display:flex;place-items:center;min-width:320px"><div style="max-width:1280px;margin:0 auto;padding:2rem;text-align:center">{tag}</div></div>',
};
const WIDTHS_PX = [320, 390, 1200];
/** A phone's window less the widest padding above; beside a text a little less. */
const LEAST_SHARE = 0.7;

afterEach(() => document.body.replaceChildren());

describe.each(SUBJECTS.filter(({ descriptor }) => descriptor.reservedHeight))('$tag stands in', ({ tag }) => {
  describe.each(Object.entries(LAYOUTS))('%s', (_name, html) => {
    it.each(WIDTHS_PX)('as wide as that lets it be and no wider, %i px', async (widthPx) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.style.cssText = `position: relative; width: ${widthPx}px; font-family: monospace`;
      box.innerHTML = html.replace('{tag}', '<i></i>');
      const place = box.querySelector('i');
      const parent = place?.parentElement as HTMLElement;
      place?.remove();
      const element = await show(create(tag), parent);
      parent.prepend(element);
      await settle();
      const { width, right } = element.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(LEAST_SHARE * widthPx);
      expect(right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
      expect(box.scrollWidth).toBeLessThanOrEqual(widthPx);
    });
  });
});
