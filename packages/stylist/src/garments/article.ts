/** Returns the phrase with 'a' or 'an' by its sound. */
export function indefinite(phrase: string): string {
  return /^(?!one-)[aeiou]/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`;
}
