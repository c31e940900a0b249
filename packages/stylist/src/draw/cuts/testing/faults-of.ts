const BROKEN = /NaN|undefined|Infinity|null/g;
const SHOWN_BEFORE = 60;
const SHOWN_AFTER = 20;

/** Returns what is wrong with an SVG: numbers that are none, and references to what is not there. */
export function faultsOf(svg: string): string[] {
  const broken = [...svg.matchAll(BROKEN)].map(({ index }) =>
    svg.slice(Math.max(0, index - SHOWN_BEFORE), index + SHOWN_AFTER),
  );
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const dangling = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((id) => !ids.has(id));
  return [...broken, ...dangling];
}
