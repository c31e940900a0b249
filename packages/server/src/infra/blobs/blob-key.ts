/** Lower case, so that a file system that folds case keeps two keys apart; no dot but before an ending. */
const BLOB_KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*(?:\.[a-z0-9]+)?$/;
const BLOB_KEY_MAX_LENGTH = 200;

export class InvalidBlobKeyError extends Error {
  override readonly name = 'InvalidBlobKeyError';

  constructor(key: string) {
    super(`Not a blob key: ${JSON.stringify(key.slice(0, BLOB_KEY_MAX_LENGTH))}`);
  }
}

/**
 * Returns the key when it is one of ours, such as `looks/3f/3f…/320.avif`, so that no name from outside
 * ever becomes a path.
 * @throws {InvalidBlobKeyError}
 */
export function checkBlobKey(key: string): string {
  if (key.length > BLOB_KEY_MAX_LENGTH || !BLOB_KEY.test(key)) throw new InvalidBlobKeyError(key);
  return key;
}
