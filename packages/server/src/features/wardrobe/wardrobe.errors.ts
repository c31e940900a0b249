import { ServiceError } from '#infra/errors/service-error.ts';

/** Returns one error for an address that is not ours and for one of ours without a picture. */
export function notOurPicture(): ServiceError {
  return new ServiceError('invalid_image', { text: 'Only pictures of this site can be saved.' });
}

export function wardrobeFull(max: number): ServiceError {
  return new ServiceError('invalid_request', { text: `A wardrobe holds at most ${max} looks.` });
}

export function tagsTooLong(max: number): ServiceError {
  return new ServiceError('invalid_request', { text: `tags must have at most ${max} characters together.` });
}

/**
 * Returns the error for a name that browsers would remove from an address, also as %2E, so that the look
 * could not be deleted.
 */
export function nameNotAddressable(): ServiceError {
  return new ServiceError('invalid_request', { text: 'filename must not be "." or "..".' });
}
