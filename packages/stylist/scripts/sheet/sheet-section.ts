import type { OutfitSpec } from '../../src/outfit.ts';

/** One picture of a sheet: the whole figure, or her head and shoulders. */
export interface SheetCell {
  readonly label: string;
  readonly spec: OutfitSpec;
  readonly part: 'figure' | 'head';
}

export interface SheetSection {
  /** Kebab-case; its picture is called `<name>.png`. */
  readonly name: string;
  readonly columns: number;
  readonly cells: readonly SheetCell[];
}
