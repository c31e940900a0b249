import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { toHex } from '../colour/convert.ts';
import { nameColour } from '../colour/dye.ts';
import { UnknownGarmentError } from '../garments/unknown-garment.error.ts';
import type { OutfitSpec } from '../outfit.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { formulaLines } from './formula-lines.ts';
import { formulaWords } from './formula-words.ts';

/** A colour that came often, in CSS (`#rrggbb`), and what a stylist calls it. */
export interface FormulaColour {
  readonly name: string;
  readonly colour: string;
}

/** What looks that somebody liked have in common, each of it true of these very looks. */
export interface StyleFormula {
  /** Three, the most telling first. */
  readonly words: readonly string[];
  /** Up to five, the largest share first. */
  readonly palette: readonly FormulaColour[];
  /** Up to three. */
  readonly lines: readonly string[];
}

const MAX_COLOURS = 5;

function readAll(specs: readonly OutfitSpec[]): readonly OutfitReading[] {
  return specs.flatMap((spec) => {
    try {
      return [readOutfit(spec)];
    } catch (error) {
      if (error instanceof UnknownGarmentError) return [];
      throw error;
    }
  });
}

let readOnce: readonly OutfitReading[] | undefined;

/** What the liked looks are told from: all that anybody is shown. */
function allLooks(): readonly OutfitReading[] {
  readOnce ??= readAll([...starterCatalogue(), ...styleCatalogue()].map(({ spec }) => spec));
  return readOnce;
}

/** Returns the colours that cover the most of the looks, each under its name once, in its largest piece's tone. */
function formulaPalette(looks: readonly OutfitReading[]): readonly FormulaColour[] {
  const shares = new Map<string, { area: number; largest: number; colour: string }>();
  for (const { colour, area } of looks.flatMap(({ worn }) => worn)) {
    const name = nameColour(colour);
    const known = shares.get(name) ?? { area: 0, largest: 0, colour: '' };
    const isLargest = area > known.largest;
    shares.set(name, {
      area: known.area + area,
      largest: Math.max(area, known.largest),
      colour: isLargest ? toHex(colour) : known.colour,
    });
  }
  return [...shares]
    .toSorted(([, a], [, b]) => b.area - a.area)
    .slice(0, MAX_COLOURS)
    .map(([name, { colour }]) => ({ name, colour }));
}

/** Returns the formula of looks that somebody liked; nothing where the wardrobe holds none of them any more. */
export function styleFormula(specs: readonly OutfitSpec[]): StyleFormula | undefined {
  const looks = readAll(specs);
  if (looks.length === 0) return undefined;
  const all = allLooks();
  return { words: formulaWords(looks, all), palette: formulaPalette(looks), lines: formulaLines(looks, all) };
}
