import { createDeflateRaw } from 'node:zlib';
import { packTexts, type TextSums } from './pack-texts.ts';

interface Sums extends TextSums {
  packedBytes: number;
}

export interface ZipEntry {
  readonly path: string;
  readonly data: AsyncIterable<string> | Iterable<string>;
}

/** Level 6, the default, makes a sheet 7 % smaller in three times the time. */
const DEFLATE_LEVEL = 3;
const CHUNK_BYTES = 64 * 1024;

/**
 * Writes a ZIP archive while its entries are read, and packs them on another thread.
 * @throws RangeError beyond 4 GiB.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, data } of entries) {
    const name = Buffer.from(path);
    const header = Buffer.concat([localHeader(name), name]);
    yield header;
    const sums: Sums = { crc: 0, packedBytes: 0, bytes: 0 };
    const deflate = createDeflateRaw({ level: DEFLATE_LEVEL, chunkSize: CHUNK_BYTES });
    packTexts(deflate, data, sums).catch((error: Error) => deflate.destroy(error)); // which ends the loop below
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      sums.packedBytes += chunk.length;
      yield chunk;
    }
    const descriptor = dataDescriptor(sums);
    yield descriptor;
    directory.push(centralHeader(name, sums, offset), name);
    offset += header.length + sums.packedBytes + descriptor.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOfCentralDirectory(directory.length / 2, central.length, offset);
}

/** Of APPNOTE.TXT 6.3, sections 4.3.7 to 4.3.16: two bytes each, or four. */
type Field = readonly [bytes: 2 | 4, value: number];

const VERSION: Field = [2, 20];
/** Sizes and checksum come behind the data. */
const FLAGS: Field = [2, 1 << 3];
const DEFLATED: Field = [2, 8];
/** 1 January 1980, the first that there is. */
const TIME: readonly Field[] = [
  [2, 0],
  [2, 0x21],
];

function localHeader(name: Buffer): Buffer {
  return record([
    [4, 0x04034b50],
    VERSION,
    FLAGS,
    DEFLATED,
    ...TIME,
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  ]);
}

const sumFields = ({ crc, packedBytes, bytes }: Sums): readonly Field[] => [
  [4, crc],
  [4, packedBytes],
  [4, bytes],
];

function dataDescriptor(sums: Sums): Buffer {
  return record([[4, 0x08074b50], ...sumFields(sums)]);
}

function centralHeader(name: Buffer, sums: Sums, offset: number): Buffer {
  const none: readonly Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
  ];
  return record([
    [4, 0x02014b50],
    VERSION,
    VERSION,
    FLAGS,
    DEFLATED,
    ...TIME,
    ...sumFields(sums),
    [2, name.length],
    ...none,
    [4, offset],
  ]);
}

function endOfCentralDirectory(entries: number, bytes: number, offset: number): Buffer {
  return record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, bytes],
    [4, offset],
    [2, 0],
  ]);
}

function record(fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
