import { CARD_ANIMATION_MS } from '@glow/api';

/** One lands after the other. */
const STAGGER_MS = 60;
const EASING = 'cubic-bezier(0.2, 0.9, 0.3, 1)';

let stack: DOMRect | undefined;
/** Where cards lay in their page before it was shown. */
const places = new WeakMap<Element, DOMRect>();

/** Notes where the stack of cards lies, for the page that comes next. */
export function leaveStack(deck: Element | null): void {
  stack = deck?.getBoundingClientRect();
}

/** Measures cards of a page that is laid out and not shown yet. */
export function measureCards(cards: Iterable<Element>): void {
  for (const card of cards) places.set(card, card.getBoundingClientRect());
}

/**
 * Lets cards that are in the window land in their places from the stack that was left, once and where motion is welcome.
 * They are all there from the start: nothing waits for it.
 */
export function landCards(cards: Iterable<Element>): void {
  const from = stack;
  stack = undefined;
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let delay = 0;
  for (const card of cards) {
    const { left, top, width } = places.get(card) ?? card.getBoundingClientRect();
    // Where its top is in the window once the page is at its own.
    const topInPage = places.has(card) ? top : top + scrollY;
    if (width === 0 || topInPage > innerHeight) return;
    const [x, y] = [from.left - left, from.top - topInPage];
    card.animate(
      {
        transformOrigin: ['0 0', '0 0'],
        transform: [`translate(${x}px, ${y}px) rotate(3deg) scale(${from.width / width})`, 'none'],
      },
      { duration: CARD_ANIMATION_MS, delay, easing: EASING, fill: 'backwards' },
    );
    delay += STAGGER_MS;
  }
}
