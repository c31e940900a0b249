// What a server component imports as `@glow/widgets/elements`: the classes by name, since servers have no elements.

const inert = (tag: string) =>
  // biome-ignore lint/complexity/noStaticOnlyClass: stands for a class that pages read the tag of
  class {
    static readonly tag = tag;
  };

export const GlowConfigElement = inert('glow-config');
export const GlowCuratedGridElement = inert('glow-curated-grid');
export const GlowEarlyAccessElement = inert('glow-early-access');
export const GlowInstantStyleElement = inert('glow-instant-style');
export const GlowStyleQuizElement = inert('glow-style-quiz');
export const GlowSwipeDeckElement = inert('glow-swipe-deck');

/** Does nothing, as on every server. */
export function registerElement(): void {}
