/** Returns a length as written into SVG: tenths of a px, no trailing zero. */
export function px(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}
