const sheetsOfDocuments = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(css: string, owner: Document): CSSStyleSheet {
  const sheets = sheetsOfDocuments.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsOfDocuments.set(owner, sheets);
  const sheet = sheets.get(css) ?? new (owner.defaultView ?? globalThis).CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Gives the shadow root around a place the styles of what is loaded with a press; a place in the page has them from
 * `styles.css`.
 */
export function adoptLateStyles(place: Element | null, styles: readonly string[]): void {
  const root = place?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const late = styles.map((css) => sheetOf(css, root.ownerDocument));
  const missing = late.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets.push(...missing);
}
