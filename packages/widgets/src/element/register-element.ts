import { GlowConfigElement } from './config-element.ts';

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
