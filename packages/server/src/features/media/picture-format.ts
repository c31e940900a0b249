import type { ImageFormat } from '#catalogue/pictures/picture-source.ts';
import { readQualityValues } from '#infra/http/quality-values.ts';

/** Smallest first: the order in which formats of equal weight are preferred. */
const PREFERENCE: readonly ImageFormat[] = ['avif', 'webp', 'png'];

/**
 * Returns the format an `Accept` header asks for (RFC 9110 section 12.5.1). AVIF and WebP go only to clients
 * that name them, since old programs send wildcards too; PNG goes to everyone else, even to clients that
 * accept none of our formats.
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
