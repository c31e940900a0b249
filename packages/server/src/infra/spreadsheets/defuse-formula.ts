/** What makes a spreadsheet, or a CSV that is saved from it, take a text for a formula (ASVS 5.0, 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
/** XML 1.0 holds no control characters but these three. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** A text as a spreadsheet may hold it: without control characters, and with a quote before what would be a formula. */
export function defuseFormula(text: string): string {
  const writable = text.replace(CONTROLS, '');
  return FORMULA_START.test(writable) ? `'${writable}` : writable;
}
