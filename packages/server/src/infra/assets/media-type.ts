import { extname } from 'node:path';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(?:text\/|application\/|image\/(?:svg|x-icon))/;

/** Returns the media type of a file by its ending; unknown endings are plain bytes. */
export function mediaTypeOf(fileName: string): string {
  return MEDIA_TYPES[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}

export function isCompressible(mediaType: string): boolean {
  return COMPRESSIBLE.test(mediaType) && mediaType !== 'application/octet-stream';
}
