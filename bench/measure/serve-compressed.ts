import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const BINARY_TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.woff2': 'font/woff2' };

export interface CompressedServer {
  readonly origin: string;
  close(): void;
}

/** Serves what `read` gives for a path, texts in brotli compressed once; a path that `read` throws for is 404. */
export async function serveCompressed(read: (path: string) => string | Buffer): Promise<CompressedServer> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string, isText: boolean) => {
    const body = bodies.get(path) ?? (isText ? brotliCompressSync(read(path)) : Buffer.from(read(path)));
    bodies.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const text = TEXT_TYPES[extname(pathname)];
    const type = text ?? BINARY_TYPES[extname(pathname)] ?? 'application/octet-stream';
    try {
      const body = bodyOf(pathname, text !== undefined);
      response.writeHead(200, { 'content-type': type, ...(text && { 'content-encoding': 'br' }) }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
