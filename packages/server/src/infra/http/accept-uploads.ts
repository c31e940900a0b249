import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { PNG_MAX_BYTES } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { tooLarge } from '../png/png.errors.ts';
import type { UploadPlaces } from './upload-places.ts';

const FILE_PART = 'image';
const LIMITS = {
  fileSize: PNG_MAX_BYTES,
  files: 1,
  fields: 10,
  fieldSize: 4096,
  fieldNameSize: 100,
  parts: 11,
};
/** Boundaries, headers and text fields around the file. */
const FRAME_MAX_BYTES = 64 * 1024;

/**
 * Lets routes of this scope take `multipart/form-data` and nothing else: text fields by their names and the file
 * of the part `image` as a `Buffer`. The body is read as it arrives and no further than the limit; nothing of it
 * touches the disk, so an upload that is cut off leaves nothing behind. The name a client gives its file is not
 * looked at. No body is read before its request has a place.
 */
export function acceptUploads(scope: FastifyInstance, places: UploadPlaces): void {
  scope.addHook('preParsing', async (request) => places.take(request));
  scope.addHook('onSend', async (request) => places.free(request));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', async (_request: unknown, payload: IncomingMessage) => {
    const announced = Number(payload.headers['content-length'] ?? 0);
    if (announced > PNG_MAX_BYTES + FRAME_MAX_BYTES) throw tooLarge();
    return readParts(payload);
  });
}

function readParts(payload: IncomingMessage): Promise<object> {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const parts = new Map<string, string | Buffer>();
  let file: Promise<unknown> = Promise.resolve();
  const parser = openParser(payload.headers);
  const stop = (reason: ServiceError) => {
    payload.unpipe(parser);
    payload.resume();
    reject(reason);
  };
  parser.on('file', (name, stream) => {
    // Before anything else: a part that ends early fails its stream, and an error nobody hears ends the process.
    stream.on('error', (cause) => stop(notMultipart(cause)));
    stream.on('limit', () => stop(tooLarge()));
    if (name !== FILE_PART) return void stream.resume();
    file = readAll(stream).then(
      (bytes) => parts.set(name, bytes),
      (cause: unknown) => stop(notMultipart(cause)),
    );
  });
  parser.on('field', (name, value) => {
    if (name !== FILE_PART) parts.set(name, value);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => stop(notMultipart()));
  }
  parser.on('error', (cause) => stop(notMultipart(cause)));
  parser.on('finish', () => void file.then(() => resolve(Object.fromEntries(parts))));
  payload.on('error', (cause) => stop(notMultipart(cause)));
  payload.pipe(parser);
  return promise;
}

function openParser(headers: IncomingMessage['headers']) {
  try {
    const config: BusboyConfig = { headers: headers as BusboyHeaders, limits: LIMITS };
    return new Busboy(config);
  } catch (cause) {
    throw notMultipart(cause);
  }
}

async function readAll(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function notMultipart(cause?: unknown): ServiceError {
  return new ServiceError('invalid_request', { text: 'The body is not a complete multipart form.', cause });
}
