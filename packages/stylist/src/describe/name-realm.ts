/** Who may use a name: names are dealt out by their hash, so the catalogue and later looks can never meet. */
export type NameRealm = 'catalogue' | 'generated';

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** The realm a name belongs to, for ever. */
export function realmOf(name: string): NameRealm {
  return (hash(name) >>> 7) % 2 === 0 ? 'catalogue' : 'generated';
}
