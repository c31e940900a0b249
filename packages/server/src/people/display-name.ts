/** Characters that show nothing and turn the direction of the text beside them (Unicode UAX 9). */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a display name as it is stored: trimmed, one line, one direction; markup stays text. */
export function cleanDisplayName(name: string): string {
  const oneLine = name.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return oneLine.replace(DIRECTION_MARKS, '').trim();
}
