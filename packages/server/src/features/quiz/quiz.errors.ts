import { ServiceError } from '../../platform/errors/index.ts';

export function halfAPlace(): ServiceError {
  return new ServiceError('invalid_request', { text: 'latitude and longitude come together.' });
}
