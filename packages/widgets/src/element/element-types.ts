/** What every Glow element has beside the attributes, methods and events of its own descriptor. */
export interface GlowElement extends HTMLElement {
  /** Fulfilled once the widget shows; a new promise after it was removed from the page for good. */
  readonly ready: Promise<void>;
}

export interface GlowElementClass<Instance extends GlowElement = GlowElement> {
  new (): Instance;
  readonly tag: string;
}
