import { dispatch } from '../shared/widget-events.ts';
import type { GlowErrorDetail } from '../shared/widget-props.ts';
import { COMMON_EVENTS, CONFIG_ATTRIBUTES } from './common.element.ts';
import { CONFIG_TAG, notifyContextChange } from './element-context.ts';
import { ElementBase } from './glow-element.ts';
import { readValue } from './read-value.ts';

/** `<glow-config api-base theme>`: once per page, for all widgets on it; each may override it. */
export class GlowConfigElement extends ElementBase {
  static readonly tag = CONFIG_TAG;
  static readonly observedAttributes = CONFIG_ATTRIBUTES.map(({ name }) => name);

  connectedCallback(): void {
    this.hidden = true;
    notifyContextChange();
  }

  disconnectedCallback(): void {
    notifyContextChange();
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    notifyContextChange();
    const attribute = CONFIG_ATTRIBUTES.find((candidate) => candidate.name === name);
    const reading = attribute && readValue(attribute, text);
    const error = COMMON_EVENTS.find((event) => event.name === 'glow-error');
    if (reading?.state !== 'invalid' || !error) return;
    const { message } = reading;
    dispatch(this, error, { reason: 'attribute', attribute: name, message } satisfies GlowErrorDetail);
  }
}

let warning: 'due' | 'given' = 'due';

function define(elementClass: CustomElementConstructor & { readonly tag: string }): void {
  const known = customElements.get(elementClass.tag);
  if (!known) customElements.define(elementClass.tag, elementClass);
  if (!known || known === elementClass || warning === 'given') return;
  warning = 'given';
  // biome-ignore lint/suspicious/noConsole: the page's author must learn of the second copy, and events may have no listener yet
  console.warn(`Glow is on this page twice; the first copy of <${elementClass.tag}> stays.`);
}

/** Registers a widget's tag, and `<glow-config>` with it. Does nothing in Node, and nothing for a tag that is taken. */
export function registerElement(elementClass: CustomElementConstructor & { readonly tag: string }): void {
  if (!globalThis.customElements) return;
  define(GlowConfigElement);
  define(elementClass);
}
