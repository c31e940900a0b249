import { ServiceError } from '#infra/errors/service-error.ts';

export function lookNotFound(): ServiceError {
  return new ServiceError('not_found', { text: 'There is no such look.' });
}

export function pieceNotFound(): ServiceError {
  return new ServiceError('not_found', { text: 'The look has no such piece.' });
}
