const SPECIAL = /[&<>"\r]/;
const ALL_SPECIAL = /[&<>"\r]/g;
/** XML turns a carriage return into a line feed; Excel writes it so. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '_x000D_',
};

/** Escapes text for an element or an attribute of a spreadsheet's XML. */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(ALL_SPECIAL, (character) => ESCAPES[character] ?? '');
}
