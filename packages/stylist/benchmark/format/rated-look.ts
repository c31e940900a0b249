import { createHash } from 'node:crypto';
import { canonicalJson } from '#look-key.ts';
import { type ComposedLook, composedLook, isOneOf } from './composed-look.ts';
import { linesOf } from './read-looks.ts';

/** Who composed a look: our composer as it was when the looks were rated, the one before it, or chance. */
export const SOURCES = ['now', 'before', 'random'] as const;
export type Source = (typeof SOURCES)[number];

/** `held-back` is not for whoever tunes the scores. */
export type Half = 'open' | 'held-back';

/** A look with what a rater gave its drawing, 1–5, in each of two passes. */
export interface RatedLook extends ComposedLook {
  readonly id: string;
  readonly source: Source;
  readonly ratings: readonly [number, number];
}

const ID_LENGTH = 8;

/** Returns the id of a look: 8 hex digits of SHA-256 over its request and spec, whatever the order of their keys. */
export function lookId({ request, spec }: ComposedLook): string {
  const text = canonicalJson(JSON.parse(JSON.stringify({ request, spec })));
  return createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
}

/** The half a look belongs to, by its id alone: `open` when that is an even number. */
export const halfOf = (id: string): Half =>
  Number.parseInt(id.slice(-1), 16) % 2 === 0 ? 'open' : 'held-back';

const isRating = (rating: unknown) => [1, 2, 3, 4, 5].some((value) => value === rating);

/** Reads a line of rated looks; throws SyntaxError for one that breaks the format or whose id is not its own. */
export function ratedLook(line: string): RatedLook {
  const look: RatedLook = { ...JSON.parse(line), ...composedLook(line) };
  const rated = Array.isArray(look.ratings) && look.ratings.length === 2 && look.ratings.every(isRating);
  if (!rated || !isOneOf(SOURCES, look.source) || look.id !== lookId(look))
    throw new SyntaxError(`Not a rated look: ${line.slice(0, 60)}`);
  return look;
}

/** Where the rated looks of a half are kept. */
export const looksFile = (half: Half): URL => new URL(`../looks/${half}.jsonl`, import.meta.url);

export const ratedLooks = (half: Half): readonly RatedLook[] => linesOf(looksFile(half)).map(ratedLook);

/** Returns the mean of the two passes. */
export const meanRating = ({ ratings: [first, second] }: RatedLook): number => (first + second) / 2;
