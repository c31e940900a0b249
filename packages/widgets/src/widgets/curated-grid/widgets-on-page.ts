import type { NavigateDetail } from './event-details.ts';

const TAGS: Partial<Record<NavigateDetail['to'], string>> = {
  quiz: 'glow-style-quiz',
  deck: 'glow-swipe-deck',
};

const FOCUSABLE = 'input:enabled, button:enabled, a[href], [tabindex="0"]';

/** Brings the widget of a step into view and gives it the focus, where the page carries one. */
export function showWidget(to: NavigateDetail['to']): void {
  const tag = TAGS[to];
  const widget = tag && document.querySelector<HTMLElement>(tag);
  if (!widget) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  widget.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  widget.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}
