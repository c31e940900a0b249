import { FIGURE_CHOICES, type Figure } from '@glow/api';

/** A figure while it is being chosen: nothing is chosen that nobody said. */
export type FigureDraft = { readonly [Field in keyof Figure]?: Figure[Field] | undefined };

/** Without these there is nobody to draw. */
export const REQUIRED_FIELDS = ['presentation', 'bodyShape', 'skin', 'hairStyle', 'hairColour'] as const;
/** What else a person may say. */
export const FURTHER_FIELDS = ['build', 'stature', 'age', 'face', 'glasses', 'facialHair', 'aid'] as const;

/** What stands for a field that says nothing, where something is drawn all the same. */
export const PLAIN_WORDS: FigureDraft = { build: 'medium', stature: 'average', age: 'young', face: 'oval' };

/** Returns what is still to be chosen. */
export function missingFields(draft: FigureDraft): readonly (keyof Figure)[] {
  return REQUIRED_FIELDS.filter((field) => draft[field] === undefined);
}

/** Returns the draft with one word chosen; empty: none. */
export function withWord(draft: FigureDraft, field: keyof Figure, word: string): FigureDraft {
  const known = (FIGURE_CHOICES[field] as readonly string[]).includes(word);
  return { ...draft, [field]: known ? word : undefined };
}
