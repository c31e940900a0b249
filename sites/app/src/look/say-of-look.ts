import { type Outfit, savedKeyOf } from '@glow/api';
import { addLikedLook, hasLiked, removeLikedLook } from '../session/liked-looks.ts';

/** What somebody says of a look outside the deck. */
export type LookVerdict = 'more' | 'less';

/** Looks that were said to be none, as long as this document lives. */
const refused = new Set<string>();

/** Returns what was said of a look: a like in the deck says more, too. */
export function verdictOf(outfit: Outfit): LookVerdict | undefined {
  if (hasLiked(outfit)) return 'more';
  return refused.has(savedKeyOf(outfit)) ? 'less' : undefined;
}

/** Notes what is said of a look, or that it is taken back: the one place that learns from a sheet. */
export function sayOfLook(outfit: Outfit, verdict: LookVerdict | undefined): void {
  const key = savedKeyOf(outfit);
  if (verdict === 'less') refused.add(key);
  else refused.delete(key);
  if (verdict === 'more') addLikedLook(outfit);
  else removeLikedLook(outfit);
  // What learns is loaded for it; where it does not come, only the list knows.
  import('../taste/own-taste.ts').then(
    ({ noteDecision }) => noteDecision(outfit, verdict && verdict === 'more'),
    () => undefined,
  );
}
