import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A PNG of one colour. */
export function plainPng(
  widthPx = 300,
  heightPx = 400,
  background: Rgb = { r: 200, g: 30, b: 60 },
): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG whose header claims a size, with pixels that do not fill it. */
export function claimedPng(widthPx: number, heightPx: number): Buffer {
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(widthPx, heightPx)),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND'),
  ]);
}

/** A PNG with one more chunk right behind its header, such as `acTL` of an animation. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const headerEnd = SIGNATURE.length + 12 + 13;
  return Buffer.concat([png.subarray(0, headerEnd), chunk(type, data), png.subarray(headerEnd)]);
}

function header(widthPx: number, heightPx: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  data.writeUInt32BE(widthPx, 0);
  data.writeUInt32BE(heightPx, 4);
  return data;
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
