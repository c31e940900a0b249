export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signature, length and name of the first chunk, and its first two numbers (PNG specification, 5.2 and 11.2.2). */
const HEADER_BYTES = 24;

/** The size a PNG's header claims, read before anything is decoded; undefined where it is no PNG. */
export async function pngSize(file: Blob): Promise<PixelSize | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (bytes.length < HEADER_BYTES || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
