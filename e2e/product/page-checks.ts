import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What 1280 x 1024 is at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** Returns what axe finds on a page. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Returns what is beyond the window's sides at 400 % zoom, or cut by a box that does not scroll. */
export async function zoomFaults(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(ZOOMED);
  return page.evaluate((controls) => {
    const roots: ParentNode[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const parentOf = (element: Element) =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], .glow-visually-hidden, .skip');
    const overflows = new Map<Element, string>();
    const overflowOf = (box: Element) => {
      const known = overflows.get(box) ?? getComputedStyle(box).overflowX;
      overflows.set(box, known);
      return known;
    };
    const faults: string[] = [];
    const words = roots.flatMap((root) => [
      ...root.querySelectorAll(`${controls}, h1, h2, h3, p, li, label, dt, dd`),
    ]);
    for (const element of words.filter(isRead)) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const name = `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`;
      let state: 'open' | 'scrolls' = 'open';
      for (let box = parentOf(element); box; box = parentOf(box)) {
        const overflowX = overflowOf(box);
        if (overflowX === 'auto' || overflowX === 'scroll') state = 'scrolls';
        const sides = box.getBoundingClientRect();
        const isCut = left < sides.left - 2 || right > sides.right + 2;
        if (state === 'open' && (overflowX === 'hidden' || overflowX === 'clip') && isCut)
          faults.push(`cut: ${name}`);
      }
      if (state === 'open' && (left < -1 || right > innerWidth + 1)) faults.push(`beyond the side: ${name}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, `scrolls sideways: ${scrollWidth} px`] : faults;
  }, CONTROLS);
}

/** Returns the controls that forced colours leave without a shape, or without a focus that is seen; one of each kind. */
export async function forcedColourFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.keyboard.press('Tab'); // from now on focus is shown
  const faults = await page.evaluate((controls) => {
    const roots: ParentNode[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const kinds = new Map<string, HTMLElement>();
    for (const root of roots) {
      for (const control of root.querySelectorAll<HTMLElement>(controls)) {
        const isUsable =
          control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled');
        const kind = `${control.localName}.${control.className} ${control.getAttribute('type') ?? ''}`;
        if (isUsable && !control.closest('[inert]') && !kinds.has(kind)) kinds.set(kind, control);
      }
    }
    const isDrawn = (style: CSSStyleDeclaration, line: 'outline' | 'border-bottom') =>
      style.getPropertyValue(`${line}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0 &&
      style.getPropertyValue(`${line}-color`) !== 'rgba(0, 0, 0, 0)';
    /** Drawn by the browser, or by the words of its label. */
    const isChoice = (control: Element) =>
      control.matches('[type=radio], [type=checkbox]') &&
      (getComputedStyle(control).appearance !== 'none' ||
        [...((control as HTMLInputElement).labels ?? [])].some(({ textContent }) => textContent?.trim()));
    /** Lies unseen over what draws it, as a file's native input does. */
    const isDrawnBeneath = ({ parentElement }: Element, { opacity }: CSSStyleDeclaration) =>
      opacity === '0' && parentElement !== null && isDrawn(getComputedStyle(parentElement), 'border-bottom');
    const stylesOf = (element: Element) =>
      [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    return [...kinds].flatMap(([kind, control]) => {
      const isShaped =
        control.textContent?.trim() ||
        control.querySelector('img') ||
        isDrawn(getComputedStyle(control), 'border-bottom') ||
        isDrawnBeneath(control, getComputedStyle(control)) ||
        isChoice(control);
      control.focus({ preventScroll: true });
      const isFocused = control.matches(':focus');
      const near = [
        control,
        control.parentElement,
        control.parentElement?.parentElement,
        control.nextElementSibling,
      ];
      const isSeen = near.some((box) => box && stylesOf(box).some((style) => isDrawn(style, 'outline')));
      return [
        ...(isShaped ? [] : [`no shape: ${kind}`]),
        ...(isSeen || !isFocused ? [] : [`no focus: ${kind}`]),
      ];
    });
  }, CONTROLS);
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** How much wider than the window beside its scrollbar the page is, in CSS pixels; nothing unless it scrolls sideways. */
export const sidewaysPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
