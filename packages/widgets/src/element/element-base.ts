/** The platform's element class; in Node, where modules may be imported but nothing is shown, an empty one. */
export const ElementBase: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);
