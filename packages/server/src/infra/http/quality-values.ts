/**
 * Reads the weights of an `Accept` or `Accept-Encoding` header by lower-case name (RFC 9110 section 12.4.2):
 * 1 where none is written, 0 where it cannot be read. Parameters other than `q` are ignored.
 */
export function readQualityValues(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
    }),
  );
}
