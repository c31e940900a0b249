/**
 * Folds text for searching, stored beside the text itself so that both engines find the same: NFKD, without
 * marks, lower case, trimmed.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Returns a `like` pattern, with `\` as its escape, that finds the searched text literally; `fold` is how
 * the column was folded when it was stored.
 */
export function containsPattern(searched: string, fold: (text: string) => string = foldText): string {
  return `%${fold(searched).replace(/[\\%_]/g, '\\$&')}%`;
}
