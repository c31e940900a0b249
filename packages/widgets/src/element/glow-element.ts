/** What every Glow element has beside the attributes, methods and events of its own descriptor. */
export interface GlowElement extends HTMLElement {
  /** Fulfilled once the widget shows; a new promise after it was removed from the page for good. */
  readonly ready: Promise<void>;
}

export interface GlowElementClass<Instance extends GlowElement = GlowElement> {
  new (): Instance;
  readonly tag: string;
}

/** The platform's element class; in Node, where modules may be imported but nothing is shown, an empty one. */
export const ElementBase: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);
