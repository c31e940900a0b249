import { pressOf } from '../element/triggers.ts';
import { ignore, importRescue, loadWidget, WIDGETS } from './load-widget.ts';

const pressed = new Set<Element>();

const sheet = new CSSStyleSheet();
sheet.replaceSync(GLOW_PLACEHOLDER_CSS);

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) loadWidget(target);
  },
  { rootMargin: '300px' },
);

const changes = new MutationObserver((records) => {
  for (const { addedNodes, target, type } of records) {
    if (type[0] === 'a') meet(target as Element); // attributes
    for (const node of addedNodes as NodeListOf<Element>) {
      if (!node.localName) continue; // a text
      meet(node);
      meetAll(node);
    }
  }
});

function meet(element: Element): void {
  const { localName, shadowRoot } = element;
  const widget = WIDGETS[localName];
  const isDefined = element.matches(':defined');
  if (widget) {
    if (isDefined || element.matches('[consent=pending]')) return;
    if (element.matches(widget.asks ?? '[loading=eager]')) loadWidget(element);
    else if (!widget.asks) near.observe(element);
  } else if (shadowRoot) observe(shadowRoot);
  else if (!isDefined)
    // A page's own element may bring a shadow root once its class is there.
    customElements.whenDefined(localName).then(() => meet(element), ignore);
}

function meetAll(root: ParentNode): void {
  root.querySelectorAll('*').forEach(meet);
}

/** Loads the widgets of a document or shadow root, those there and those to come. */
function observe(root: Document | ShadowRoot): void {
  if (root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets.push(sheet);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: GLOW_ATTRIBUTES as string[] });
  meetAll(root);
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
  loadWidget(target).then(() => {
    pressed.delete(target);
    (target as unknown as Record<string, (() => void) | undefined>)[method]?.();
  });
}

const page = window as unknown as Record<symbol, unknown>;
const mark = Symbol.for('glow');
if (page[mark]) {
  // biome-ignore lint/suspicious/noConsole: the page's author must learn of the second copy
  console.warn('Glow is here twice.');
} else {
  page[mark] = { observe };
  document.addEventListener('click', onClick, true);
  observe(document);
  if (/glow-debug/.test(location.search)) importRescue();
}
