import { sheetOf } from '../style-sheets.ts';

/** Adds styles to the shadow root around an element; a page without one has them from `styles.css`. */
export function addStyles(element: Element | null, styles: readonly string[]): void {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const missing = styles
    .map((css) => sheetOf(css, root.ownerDocument))
    .filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets.push(...missing);
}
