/**
 * Text as search compares it, written beside the text itself so that both engines find the same: NFKD, marks
 * off, lower case, outer white space off.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** A `like` pattern, with `\` as its escape, for folded text that holds the searched text literally. */
export function containsPattern(searched: string): string {
  return `%${foldText(searched).replace(/[\\%_]/g, '\\$&')}%`;
}
