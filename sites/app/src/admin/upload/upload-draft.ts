import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';

/** What each upload asks beside file and filename, in the order it is checked (spec section 5). */
export const CHOICES = {
  style: STYLES,
  bodyShape: BODY_SHAPES,
  /** As the form offers them; the wire knows them in lower case, too. */
  weather: ['Hot', 'Cold'],
  tag: VIBES,
} as const;
export type ChoiceName = keyof typeof CHOICES;

export const IMAGE_CHOICES = ['style', 'bodyShape', 'weather'] as const satisfies readonly ChoiceName[];
export const INSTANT_OUTFIT_CHOICES = ['tag'] as const satisfies readonly ChoiceName[];

/** What the form holds; an empty text is a choice not made. */
export interface UploadDraft {
  readonly file: File | undefined;
  readonly filename: string;
  readonly choices: Readonly<Partial<Record<ChoiceName, string>>>;
}

export const EMPTY_DRAFT: UploadDraft = { file: undefined, filename: '', choices: {} };

export type FieldName = 'file' | 'filename' | ChoiceName;
export type ProblemName = FieldName | 'png';

const isPngName = (name: string) => name.toLowerCase().endsWith('.png');

/** The first thing that is wrong, in the order of spec section 5; undefined where it can be sent. */
export function problemOf(
  { file, filename, choices }: UploadDraft,
  asked: readonly ChoiceName[],
): ProblemName | undefined {
  if (!file) return 'file';
  if (!filename.trim()) return 'filename';
  if (!isPngName(file.name)) return 'png';
  return asked.find((name) => !choices[name]);
}

/** Returns the field that a problem belongs to. */
export function fieldOf(problem: ProblemName): FieldName {
  return problem === 'png' ? 'file' : problem;
}

/** Returns the name as it is sent: without space around it, '.png' appended where it is missing (spec section 5). */
export function sentFilename(filename: string): string {
  const name = filename.trim();
  return isPngName(name) ? name : `${name}.png`;
}

/** 'style, body shape, weather' (spec section 5). */
export function sentTags({ choices }: UploadDraft): string {
  return IMAGE_CHOICES.map((name) => choices[name]).join(', ');
}
