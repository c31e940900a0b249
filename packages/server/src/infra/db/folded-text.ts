/**
 * Text as search compares it, written beside the text itself so that both engines find the same: NFKD, marks
 * off, lower case, outer white space off.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * A `like` pattern, with `\` as its escape, for text that holds the searched text literally; `fold` is how that
 * text was folded when it was stored.
 */
export function containsPattern(searched: string, fold: (text: string) => string = foldText): string {
  return `%${fold(searched).replace(/[\\%_]/g, '\\$&')}%`;
}
