import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { entityTagOf } from '../http/entity-tag.ts';
import { isCompressible, mediaTypeOf } from './media-type.ts';

/** Best first: the order in which equal wishes are met. */
export const COMPRESSIONS = ['br', 'gzip'] as const;
export type Compression = (typeof COMPRESSIONS)[number];
export type Coding = Compression | 'identity';

export interface Representation {
  readonly bytes: Buffer;
  readonly entityTag: string;
}

/** One file of a build, held in memory with its compressed forms, so that it cannot change under a reader. */
export interface Asset {
  readonly mediaType: string;
  readonly representations: { readonly identity: Representation } & {
    readonly [coding in Compression]?: Representation;
  };
}

/** Below this, compression saves less than one packet. */
const COMPRESS_FROM_BYTES = 1024;
const compressors: Readonly<Record<Compression, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliCompress),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Creates an asset of these bytes, with the compressed forms that the build did not bring where they help.
 */
export async function createAsset(
  fileName: string,
  bytes: Buffer,
  compressed: { readonly [coding in Compression]?: Buffer } = {},
): Promise<Asset> {
  const mediaType = mediaTypeOf(fileName);
  const worthIt = isCompressible(mediaType) && bytes.length >= COMPRESS_FROM_BYTES;
  const forms = await Promise.all(
    COMPRESSIONS.map(async (coding) => {
      const form = compressed[coding] ?? (worthIt ? await compressors[coding](bytes) : undefined);
      return form && form.length < bytes.length ? [[coding, representationOf(form)] as const] : [];
    }),
  );
  return {
    mediaType,
    representations: { identity: representationOf(bytes), ...Object.fromEntries(forms.flat()) },
  };
}

function representationOf(bytes: Buffer): Representation {
  return { bytes, entityTag: entityTagOf(bytes) };
}
