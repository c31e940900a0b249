import { GLYPHS } from './glyphs.ts';

const UNITS = 1000;

interface Lettering {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly sizePx: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle';
  /** Letters become smaller where they would be wider. */
  readonly maxWidthPx?: number;
}

const glyphsOf = (text: string) =>
  [...text].map((letter) => GLYPHS[letter]).filter((glyph) => glyph !== undefined);
const advanceOf = (text: string) => glyphsOf(text).reduce((sum, [advance]) => sum + advance, 0);

/** Returns a line of text as outlines; a letter that the face does not have is left out. */
export function letter(
  text: string,
  { x, y, sizePx, colour, anchor = 'start', maxWidthPx }: Lettering,
): string {
  const fullPx = (advanceOf(text) * sizePx) / UNITS;
  const scale = ((maxWidthPx && fullPx > maxWidthPx ? maxWidthPx / fullPx : 1) * sizePx) / UNITS;
  const left = anchor === 'middle' ? x - (advanceOf(text) * scale) / 2 : x;
  let pen = 0;
  const drawn = glyphsOf(text).map(([advance, outline]) => {
    const at = pen;
    pen += advance;
    return outline && `<path transform="translate(${at} 0)" d="${outline}"/>`;
  });
  const place = `translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)})`;
  return `<g transform="${place}" fill="${colour}">${drawn.join('')}</g>`;
}
