import { MEDIA_WIDTHS } from '@glow/api';
import { ServiceError } from '#infra/errors/service-error.ts';

export function pictureNotFound(): ServiceError {
  return new ServiceError('not_found', { text: 'There is no picture at this address.' });
}

export function widthNotOffered(): ServiceError {
  return new ServiceError('invalid_request', { text: `w must be one of ${MEDIA_WIDTHS.join(', ')}.` });
}
