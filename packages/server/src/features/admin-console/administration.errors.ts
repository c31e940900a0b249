import { NAME_MAX_LENGTH } from '@glow/api';
import { ServiceError } from '#infra/errors/service-error.ts';
import { ADMINISTRATION_TEXTS } from './administration.messages.ts';

const invalid = (text: string) => new ServiceError('invalid_request', { text });

export const noFilename = () => invalid(ADMINISTRATION_TEXTS.noFilename);
export const longFilename = () => invalid(ADMINISTRATION_TEXTS.longFilename(NAME_MAX_LENGTH));
export const unreadableFilename = () => invalid(ADMINISTRATION_TEXTS.unreadableFilename);
export const invalidTags = () => invalid(ADMINISTRATION_TEXTS.tags);
export const invalidTag = () => invalid(ADMINISTRATION_TEXTS.tag);

export function nameTaken(): ServiceError {
  return new ServiceError('already_exists', { text: ADMINISTRATION_TEXTS.nameTaken });
}
