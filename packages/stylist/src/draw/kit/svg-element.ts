const withAttributes = (extra: string) => (extra === '' ? '' : ` ${extra}`);

/** Returns a filled path; `extra` is further attributes as written in SVG. */
export function fill(d: string, colour: string, extra = ''): string {
  return `<path d="${d}" fill="${colour}"${withAttributes(extra)}/>`;
}

/** Returns a stroked path with round ends, `width` in px. */
export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${Number(width.toFixed(2))}" stroke-linecap="round" stroke-linejoin="round"${withAttributes(extra)}/>`;
}

export function group(content: string, attributes = ''): string {
  return `<g${withAttributes(attributes)}>${content}</g>`;
}
