import { pressOf } from '../element/triggers.ts';
import { loadWidget, WIDGETS } from './load-widget.ts';

const SELECTOR = Object.keys(WIDGETS).join();
const pressed = new Set<Element>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '300px' },
);

function load(element: Element): Promise<unknown> | undefined {
  const widget = WIDGETS[element.localName];
  observer.unobserve(element);
  return widget && loadWidget(element.localName, widget);
}

function meet(element: Element): void {
  const widget = WIDGETS[element.localName];
  if (!widget || element.matches(':defined')) return;
  const isAsked = widget.asks?.some((name) => element.hasAttribute(name));
  if (isAsked || element.matches('[loading=eager]')) load(element);
  else if (!widget.far) observer.observe(element);
}

function meetAll(root: ParentNode): void {
  root.querySelectorAll(SELECTOR).forEach(meet);
}

/** Holds back a press on a widget that is not loaded yet, loads the widget and replays the press once. */
function onClick(event: MouseEvent): void {
  const press = pressOf(event);
  const method = press && WIDGETS[press.target.localName]?.commands?.[press.command];
  if (!method || press.target.matches(':defined')) return;
  const { target, trigger } = press;
  if (trigger.hasAttribute('data-glow-open')) event.preventDefault();
  if (pressed.has(target)) return;
  pressed.add(target);
  load(target)?.then(() => {
    pressed.delete(target);
    (target as unknown as Record<string, (() => void) | undefined>)[method]?.();
  });
}

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(GLOW_PLACEHOLDER_CSS);
  document.adoptedStyleSheets.push(sheet);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') meet(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        meet(node);
        meetAll(node);
      }
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: Object.values(WIDGETS).flatMap(({ asks = ['loading'] }) => asks),
  });
  document.addEventListener('click', onClick, true);
  meetAll(document);
}

const page = window as unknown as Record<symbol, unknown>;
const mark = Symbol.for('glow');
if (page[mark]) {
  // biome-ignore lint/suspicious/noConsole: the page's author must learn of the second copy
  console.warn('Glow is here twice.');
} else {
  page[mark] = true;
  start();
}
