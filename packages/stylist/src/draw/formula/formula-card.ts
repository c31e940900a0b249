import type { OutfitSpec } from '#outfit.ts';
import type { StyleFormula } from '../../formula/style-formula.ts';
import { markAt } from '../illustrations/brand/mark.ts';
import { letter } from '../lettering/letter.ts';

/** The two shapes that people share pictures in. */
export const CARD_SHAPES = ['story', 'square'] as const;
export type CardShape = (typeof CARD_SHAPES)[number];

/** A style formula with up to five looks, as a picture. */
export interface FormulaCard {
  readonly shape: CardShape;
  readonly formula: StyleFormula;
  readonly looks: readonly OutfitSpec[];
}

export const CARD_WIDTH_PX = 1080;
export const CARD_HEIGHT_PX: Readonly<Record<CardShape, number>> = { story: 1920, square: 1080 };
export const CARD_MAX_LOOKS = 5;

const INK = '#3a1a2c';
const INK_2 = '#6d5563';
const PAPER = '#fcf8f2';
const TITLE = 'My style formula';
const MARGIN = 56;
const GAP = 20;
const CORNER = 26;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many looks stand in each row of a story, by how many there are. */
const STORY_ROWS: readonly (readonly number[])[] = [[], [1], [2], [1, 2], [2, 2], [2, 3]];

function row(count: number, { x, y, width, height }: Box): readonly Box[] {
  const each = (width - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, place) => ({
    x: x + place * (each + GAP),
    y,
    width: each,
    height,
  }));
}

/** Returns where the looks stand: strips side by side in a square, two rows in a story. */
export function lookBoxes(shape: CardShape, count: number): readonly Box[] {
  const area = { x: MARGIN, width: CARD_WIDTH_PX - 2 * MARGIN };
  if (shape === 'square') return row(count, { ...area, y: 262, height: 556 });
  const rows = STORY_ROWS[count] ?? [];
  const [first = 0, second = 0] = rows;
  if (second === 0) return row(first, { ...area, y: 480, height: 1000 });
  return [
    ...row(first, { ...area, y: 480, height: 580 }),
    ...row(second, { ...area, y: 480 + 580 + GAP, height: 400 }),
  ];
}

function swatches({ palette }: StyleFormula, y: number, radius: number): string {
  const step = (CARD_WIDTH_PX - 2 * MARGIN) / Math.max(1, palette.length);
  return palette
    .map(({ name, colour }, place) => {
      const x = MARGIN + step * (place + 0.5);
      const named = {
        x,
        y: y + radius + 40,
        sizePx: 28,
        colour: INK_2,
        anchor: 'middle',
        maxWidthPx: step - 12,
      };
      return (
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="${INK}" stroke-opacity=".16" stroke-width="2"/>` +
        letter(name, { ...named, anchor: 'middle' })
      );
    })
    .join('');
}

/**
 * Returns the card as SVG, `pictures` being the looks in their order as URLs of images 3 to 4. A look shows its middle
 * where its place is narrower.
 */
export function drawFormulaCard({ shape, formula }: FormulaCard, pictures: readonly string[]): string {
  const height = CARD_HEIGHT_PX[shape];
  const isStory = shape === 'story';
  const middle = CARD_WIDTH_PX / 2;
  const line = { x: middle, colour: INK, anchor: 'middle', maxWidthPx: CARD_WIDTH_PX - 2 * MARGIN } as const;
  const boxes = lookBoxes(shape, pictures.length);
  const looks = boxes.map(({ x, y, width, height: tall }, place) => {
    const box = `x="${x}" y="${y}" width="${width}" height="${tall}"`;
    return (
      `<clipPath id="p${place}"><rect ${box} rx="${CORNER}"/></clipPath>` +
      `<image ${box} href="${pictures[place]}" preserveAspectRatio="xMidYMid slice" clip-path="url(#p${place})"/>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${height}" viewBox="0 0 ${CARD_WIDTH_PX} ${height}">`,
    `<rect width="${CARD_WIDTH_PX}" height="${height}" fill="${PAPER}"/>`,
    isStory ? markAt(middle, 132, 108) : markAt(MARGIN + 34, 104, 72),
    letter(TITLE, { ...line, ...(isStory ? { y: 300, sizePx: 92 } : { y: 124, sizePx: 74 }) }),
    letter(formula.words.join(', '), {
      ...line,
      colour: '#a8431b',
      ...(isStory ? { y: 404, sizePx: 62 } : { y: 210, sizePx: 48 }),
    }),
    ...looks,
    isStory ? swatches(formula, 1578, 58) : swatches(formula, 890, 44),
    letter(formula.lines.join('  -  '), {
      ...line,
      ...(isStory ? { y: 1776, sizePx: 40 } : { y: 1036, sizePx: 34 }),
    }),
    isStory ? letter('Glow', { ...line, y: 1870, sizePx: 44, colour: INK_2 }) : '',
    '</svg>',
  ].join('');
}
