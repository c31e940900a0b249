/** Returns a day where the browser is, as `2026-11-24`. */
export function localDate(date: Date): string {
  const twoDigits = (number: number) => `${number}`.padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
