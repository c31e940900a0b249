const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Returns a number of bytes for people, in decimal units: '940 B', '1.2 MB'. */
export function byteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}
