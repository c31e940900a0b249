/** PNG specification, third edition: sections 5.2, 5.3 and 11.2.1. */
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const CHUNK_OVERHEAD_BYTES = 12;
const HEADER_END = SIGNATURE.length + CHUNK_OVERHEAD_BYTES + 13;
const MAX_DIMENSION = 2 ** 31 - 1;

export interface PngHeader {
  readonly widthPx: number;
  readonly heightPx: number;
  /** It holds several frames (APNG). */
  readonly isAnimated: boolean;
}

/** Reads the header of a PNG; undefined for bytes that are none. */
export function readPngHeader(bytes: Buffer): PngHeader | undefined {
  if (bytes.length < HEADER_END || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const isHeaderFirst = bytes.readUInt32BE(8) === 13 && typeAt(bytes, 8) === 'IHDR';
  const [widthPx, heightPx] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isSize = [widthPx, heightPx].every((size) => size > 0 && size <= MAX_DIMENSION);
  return isHeaderFirst && isSize ? { widthPx, heightPx, isAnimated: isAnimated(bytes) } : undefined;
}

/** Tells whether an `acTL` chunk precedes the first pixels, which makes it an animation. */
function isAnimated(bytes: Buffer): boolean {
  for (let at = HEADER_END; at + CHUNK_OVERHEAD_BYTES <= bytes.length; ) {
    const type = typeAt(bytes, at);
    if (type === 'acTL') return true;
    if (type === 'IDAT' || type === 'IEND') return false;
    at += bytes.readUInt32BE(at) + CHUNK_OVERHEAD_BYTES;
  }
  return false;
}

function typeAt(bytes: Buffer, chunk: number): string {
  return bytes.toString('latin1', chunk + 4, chunk + 8);
}
