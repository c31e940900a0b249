import { ServiceError } from '#infra/errors/service-error.ts';

export function halfAPlace(): ServiceError {
  return new ServiceError('invalid_request', { text: 'latitude and longitude come together.' });
}
