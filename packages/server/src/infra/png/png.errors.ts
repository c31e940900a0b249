import { PNG_MAX_BYTES, PNG_MAX_PIXELS } from '@glow/api';
import { ServiceError } from '../errors/service-error.ts';
import type { PngHeader } from './png-header.ts';

const MEGA = 1_000_000;

export function tooLarge(): ServiceError {
  const text = `The picture is larger than ${PNG_MAX_BYTES / 1024 / 1024} MB.`;
  return new ServiceError('body_too_large', { text });
}

export function notPng(): ServiceError {
  return new ServiceError('invalid_image', { text: 'The file is not a PNG picture.' });
}

export function tooManyPixels({ widthPx, heightPx }: PngHeader): ServiceError {
  const text = `The picture has ${widthPx} x ${heightPx} pixels; at most ${PNG_MAX_PIXELS / MEGA} megapixels are taken.`;
  return new ServiceError('invalid_image', { text });
}

export function animated(): ServiceError {
  return new ServiceError('invalid_image', {
    text: 'The picture is an animation; only a still picture is taken.',
  });
}

export function damaged(cause: unknown): ServiceError {
  return new ServiceError('invalid_image', { text: 'The picture is damaged or incomplete.', cause });
}
