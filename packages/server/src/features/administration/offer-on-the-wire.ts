import type { ImageRecord, InstantOutfitRecord } from '@glow/api';
import { lookOnTheWire } from '#catalogue/looks/look-on-the-wire.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import { filenameOf } from './filename.ts';
import type { InstantOutfitRow, OfferRow } from './offers.repository.ts';

/** An image as the administrator sees it (spec section 3). */
export function imageOnTheWire(
  { name, created_at }: Pick<OfferRow, 'name' | 'created_at'>,
  look: DescribedLook,
  publicUrl: string,
): ImageRecord {
  const { image, source_url, tags } = lookOnTheWire(look, publicUrl);
  return { filename: filenameOf(name), source_url, image, tags, created_at };
}

/** An instant outfit as the administrator sees it (spec section 3). */
export function instantOutfitOnTheWire(
  { vibe, ...row }: Pick<InstantOutfitRow, 'name' | 'created_at' | 'vibe'>,
  look: DescribedLook,
  publicUrl: string,
): InstantOutfitRecord {
  return { ...imageOnTheWire(row, look, publicUrl), vibe };
}
