import { promisify } from 'node:util';
import { crc32, type DeflateRaw } from 'node:zlib';

/** Of what was packed so far. */
export interface TextSums {
  crc: number;
  bytes: number;
}

const BUFFER_BYTES = 256 * 1024;

/**
 * Packs texts on another thread, in two buffers by turns: one is filled while the other is packed. A buffer for each text would
 * wait for the collector of garbage, hundreds of them at a time.
 */
export async function packTexts(
  deflate: DeflateRaw,
  texts: AsyncIterable<string> | Iterable<string>,
  sums: TextSums,
): Promise<void> {
  const encoder = new TextEncoder();
  const write = promisify<Buffer, void>((chunk, done) => deflate.write(chunk, (error) => done(error)));
  let [filling, other] = [Buffer.allocUnsafe(BUFFER_BYTES), Buffer.allocUnsafe(BUFFER_BYTES)];
  let filled = 0;
  let packed = Promise.resolve();
  const pack = async () => {
    const chunk = filling.subarray(0, filled);
    sums.crc = crc32(chunk, sums.crc);
    sums.bytes += filled;
    await packed;
    packed = write(chunk);
    packed.catch(() => {}); // thrown where it is waited for
    [filling, other] = [other, filling];
    filled = 0;
  };
  for await (const text of texts) {
    let rest = text;
    while (rest !== '') {
      const { read, written } = encoder.encodeInto(rest, filling.subarray(filled));
      filled += written;
      rest = rest.slice(read);
      if (rest !== '') await pack();
    }
  }
  await pack();
  await packed;
  deflate.end();
}
