import multipart from '@fastify/multipart';
import { PNG_MAX_BYTES } from '@glow/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { tooLarge } from '../png/png.errors.ts';
import type { UploadSlots } from './upload-slots.ts';

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
 * touches the disk, so an upload that is cut off leaves nothing behind. The name a client gives its file is
 * ignored. No body is read before its request has a slot.
 */
export async function acceptUploads(scope: FastifyInstance, slots: UploadSlots): Promise<void> {
  scope.addHook('preParsing', async (request) => slots.acquire(request));
  scope.addHook('onSend', async (request) => slots.release(request));
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: LIMITS });
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > PNG_MAX_BYTES + FRAME_MAX_BYTES) throw tooLarge();
    request.body = await readParts(request).catch((cause: unknown) => {
      throw cause instanceof scope.multipartErrors.RequestFileTooLargeError
        ? tooLarge()
        : notMultipart(cause);
    });
  });
}

async function readParts(request: FastifyRequest): Promise<object> {
  const parts = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname !== FILE_PART) parts.set(part.fieldname, part.value);
    } else if (part.fieldname === FILE_PART) parts.set(FILE_PART, await part.toBuffer());
    else part.file.resume();
  }
  return Object.fromEntries(parts);
}

function notMultipart(cause: unknown): ServiceError {
  return new ServiceError('invalid_request', { text: 'The body is not a complete multipart form.', cause });
}
