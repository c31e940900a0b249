import { FALLBACK_API_BASE } from '@glow/api';
import { API_BASE_ATTRIBUTE, THEME_ATTRIBUTE } from './common.element.ts';
import type { AttributeDescriptor } from './descriptor.ts';
import { readValue } from './read-value.ts';

/** Base of the calls where neither the tag nor `<glow-config>` names one: for the embed, where its script is from. */
const DEFAULT_API_BASE = import.meta.env.GLOW_EMBED ? new URL(import.meta.url).origin : FALLBACK_API_BASE;

/** Context that an element takes from its page: API base, theme, language, direction. */
interface ElementContext {
  readonly apiBase: unknown;
  readonly theme: unknown;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export const CONFIG_TAG = 'glow-config';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

function fromConfig(config: Element | null, attribute: AttributeDescriptor, fallback: string): unknown {
  const reading = readValue(attribute, config?.getAttribute(attribute.name));
  return reading.state === 'value' ? reading.value : fallback;
}

/** Returns the node's shadow roots and document, inside out. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

function langOf(element: Element): string | undefined {
  const nearest = element.closest('[lang]');
  if (nearest) return nearest.getAttribute('lang') || undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : undefined;
}

export function contextOf(element: HTMLElement): ElementContext {
  const config = element.ownerDocument.querySelector(CONFIG_TAG);
  return {
    apiBase: fromConfig(config, API_BASE_ATTRIBUTE, DEFAULT_API_BASE),
    theme: fromConfig(config, THEME_ATTRIBUTE, 'auto'),
    lang: langOf(element) ?? 'en',
    dir: element.matches(':dir(rtl)') ? 'rtl' : 'ltr',
  };
}

/** Notifies every connected widget that language, direction or configuration may have changed. */
export function notifyContextChange(): void {
  for (const onChange of listeners) onChange();
}

/**
 * Calls back when language, direction or configuration may have changed, by one observer for all widgets of the page.
 * Returns an unsubscribe function.
 */
export function watchContext(element: HTMLElement, onChange: () => void): () => void {
  listeners.add(onChange);
  observer ??= new MutationObserver(notifyContextChange);
  for (const root of rootsOf(element)) {
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang', 'dir'] });
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) observer?.disconnect();
  };
}
