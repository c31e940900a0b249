import { createHash } from 'node:crypto';

const CHECKSUM_BYTES = 32;

const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Returns a picture as it is stored: its bytes and their SHA-256 behind them. */
export function appendChecksum(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, checksumOf(bytes)]);
}

/** Returns the picture in what was stored; nothing where the disk lost or changed a part of it. */
export function stripChecksum(stored: Buffer | undefined): Buffer | undefined {
  if (!stored || stored.length <= CHECKSUM_BYTES) return undefined;
  const bytes = stored.subarray(0, -CHECKSUM_BYTES);
  return checksumOf(bytes).equals(stored.subarray(-CHECKSUM_BYTES)) ? bytes : undefined;
}
