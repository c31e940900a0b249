import { LAYOUTS, LEAST_SHARE } from '../../packages/widgets/test/conformance/layouts.ts';
import type { Checks } from './checks.ts';
import type { PartnerServer } from './partner-server.ts';
import type { WebDriver } from './web-driver.ts';

/** The tags that take room in the page; early access is a dialog. */
export const PLACED = [
  'glow-instant-style',
  'glow-style-quiz',
  'glow-swipe-deck',
  'glow-curated-grid',
] as const;
const WIDTHS_PX = [390, 1200] as const;
/** Farther than the script looks ahead, so that nothing is loaded before a page is scrolled. */
const FAR = '<div style="height: 4000px"></div>';

/** In the page: what every box of the tag measures, in whole pixels. */
function measure(tag: string) {
  return [...document.querySelectorAll(tag)].map((element) => {
    const box = element.closest<HTMLElement>('[data-box]');
    const { width, height, bottom, right } = element.getBoundingClientRect();
    const place = element.shadowRoot?.querySelector('[class$=-place]');
    return {
      name: box?.dataset.box ?? '',
      isDefined: element.matches(':defined'),
      width: Math.round(width),
      height: Math.round(height),
      /** Empty room under what the widget shows. */
      gap: place ? Math.round(bottom - place.getBoundingClientRect().bottom) : undefined,
      overhang: Math.round(right - (box?.getBoundingClientRect().right ?? right)),
      overflow: box ? box.scrollWidth - box.clientWidth : 0,
    };
  });
}

const scrollToTag = (tag: string) => document.querySelector(tag)?.scrollIntoView();
const isUpgraded = (tag: string) =>
  [...document.querySelectorAll(tag)].every((element) =>
    element.shadowRoot?.querySelector('[class$=-place]'),
  );
/** Two frames, in which the style of what has upgraded is computed. */
const FRAMES_MS = 400;

const boxOf = (name: string, widthPx: number, html: string) =>
  `<div data-box="${name}" style="position: relative; width: ${widthPx}px; display: flow-root">${html}</div>`;

async function upgrade(window: WebDriver, tag: string): Promise<void> {
  await window.run(scrollToTag, tag);
  await window.until(isUpgraded, tag);
  await new Promise((resolve) => setTimeout(resolve, FRAMES_MS));
}

/** A tag is as high before its script as after it, and no higher than what it shows. */
export async function checkHeights(window: WebDriver, partner: PartnerServer, checks: Checks): Promise<void> {
  for (const tag of PLACED) {
    for (const widthPx of WIDTHS_PX) {
      const name = `${tag} at ${widthPx} px`;
      await window.open(partner.pageOf(FAR + boxOf(name, widthPx, `<${tag}></${tag}>`)));
      const [before] = await window.run(measure, tag);
      await upgrade(window, tag);
      const [after] = await window.run(measure, tag);
      checks.that(
        `${name} has its place before it is there`,
        Number(before?.height) > 0 && !before?.isDefined,
        before,
      );
      checks.that(`${name} keeps its height when it comes`, before?.height === after?.height, [
        before,
        after,
      ]);
      checks.that(`${name} is no higher than what it shows`, Math.abs(after?.gap ?? Infinity) <= 1, after);
    }
  }
}

/** A tag is visible, and no wider than its box, wherever it may stand. */
export async function checkWidths(window: WebDriver, partner: PartnerServer, checks: Checks): Promise<void> {
  const [, widthPx] = WIDTHS_PX;
  for (const tag of PLACED) {
    const boxes = Object.entries(LAYOUTS).map(([name, html]) =>
      boxOf(name, widthPx, html.replace('{tag}', `<${tag}></${tag}>`)),
    );
    await window.open(partner.pageOf(boxes.join('')));
    await upgrade(window, tag);
    for (const seen of await window.run(measure, tag)) {
      const isRight = seen.width >= LEAST_SHARE * widthPx && seen.overhang <= 0 && seen.overflow <= 0;
      checks.that(`${tag} stands in ${seen.name}`, isRight, seen);
    }
  }
}
