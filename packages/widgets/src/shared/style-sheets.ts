const sheetsOfDocuments = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns one constructable sheet per text and document: shared by all widgets, and allowed by `style-src 'self'`. */
export function sheetOf(css: string, owner: Document): CSSStyleSheet {
  const sheets = sheetsOfDocuments.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsOfDocuments.set(owner, sheets);
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new (owner.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Replaces the styles of a shadow root. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map((css) => sheetOf(css, root.ownerDocument));
}
