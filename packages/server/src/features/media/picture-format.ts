import type { ImageFormat } from '#catalogue/pictures/picture-source.ts';
import { readQualityValues } from '#infra/http/quality-values.ts';

/** Smallest first: the order in which equal wishes are met. */
const PREFERENCE: readonly ImageFormat[] = ['avif', 'webp', 'png'];

/**
 * The format an `Accept` header asks for (RFC 9110 section 12.5.1). AVIF and WebP go only to a client that
 * names them, since a wildcard is also what old programs send; PNG to everyone else, also to one that accepts
 * no picture of ours.
 */
export function preferredFormat(accept: string | undefined): ImageFormat {
  if (accept === undefined) return 'png';
  const wishes = readQualityValues(accept);
  const weights: Readonly<Record<ImageFormat, number>> = {
    avif: wishes.get('image/avif') ?? 0,
    webp: wishes.get('image/webp') ?? 0,
    png: wishes.get('image/png') ?? wishes.get('image/*') ?? wishes.get('*/*') ?? 0,
  };
  const [best] = PREFERENCE.filter((format) => weights[format] > 0).toSorted(
    (one, other) => weights[other] - weights[one],
  );
  return best ?? 'png';
}
