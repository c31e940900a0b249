import { afterEach, describe, expect, it } from 'vitest';
import { LAYOUTS, LEAST_SHARE } from './layouts.ts';
import { settle } from './settle.ts';
import { create, SUBJECTS, show } from './subjects.ts';

const WIDTHS_PX = [320, 390, 1200];

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

  it('a min-content box, 160 px wide', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.width = 'min-content';
    const element = await show(create(tag), box);
    await settle();
    expect(element.getBoundingClientRect().width).toBe(160);
  });
});
