import { circle } from '#draw/scene/paint.ts';

/** The brand's colours, as the site's tokens have them (persimmon, door, topstitch, wall). */
export const BRAND = { sun: '#e86c32', pocket: '#005862', stitch: '#c4e2e5', wall: '#f4d8ba' } as const;

/** The square the mark is drawn in, in units of its own. */
export const MARK_SIZE = 38;

/** The mark: a sun rising from a stitched patch pocket, 34 by 37 units about (17, 19). */
export function drawMark(): string {
  return (
    circle(17, 13, 11.2, BRAND.sun) +
    `<path d="M2 15h30v12.5c0 5.2-9 9.5-15 9.5S2 32.7 2 27.5z" fill="${BRAND.pocket}"/>` +
    `<path d="M2.5 19.6h29M6 22.6v5c0 2.8 6 6 11 6s11-3.2 11-6v-5" fill="none" stroke="${BRAND.stitch}" stroke-width="1.1" stroke-dasharray="2.4 1.9"/>`
  );
}

/** Returns the mark placed with its middle at (x, y), `size` px high. */
export function markAt(x: number, y: number, size: number): string {
  const scale = size / MARK_SIZE;
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-17 -19.4)">${drawMark()}</g>`;
}
