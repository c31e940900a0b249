import { createHash } from 'node:crypto';

const SEAL_BYTES = 32;

const sealOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Returns a picture as it is kept: its bytes and their SHA-256 behind them. */
export function sealPicture(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, sealOf(bytes)]);
}

/** Returns the picture in what was kept; nothing where the disk lost or changed a part of it. */
export function unsealPicture(kept: Buffer | undefined): Buffer | undefined {
  if (!kept || kept.length <= SEAL_BYTES) return undefined;
  const bytes = kept.subarray(0, -SEAL_BYTES);
  return sealOf(bytes).equals(kept.subarray(-SEAL_BYTES)) ? bytes : undefined;
}
