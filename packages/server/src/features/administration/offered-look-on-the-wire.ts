import type { ImageRecord, InstantOutfitRecord } from '@glow/api';
import { filenameOf } from '#catalogue/looks/look.ts';
import { lookOnTheWire } from '#catalogue/looks/look-on-the-wire.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import type { ListedOffer } from '#catalogue/offered/offered-looks.repository.ts';

/** Returns an image as the administrator sees it (spec section 3). */
export function imageOnTheWire(
  { name, created_at }: Pick<ListedOffer, 'name' | 'created_at'>,
  look: DescribedLook,
  publicUrl: string,
): ImageRecord {
  const { image, source_url, tags } = lookOnTheWire(look, publicUrl);
  return { filename: filenameOf(name), source_url, image, tags, created_at };
}

/** Returns an instant outfit as the administrator sees it (spec section 3). */
export function instantOutfitOnTheWire(
  row: Pick<ListedOffer, 'name' | 'created_at'> & Pick<InstantOutfitRecord, 'vibe'>,
  look: DescribedLook,
  publicUrl: string,
): InstantOutfitRecord {
  return { ...imageOnTheWire(row, look, publicUrl), vibe: row.vibe };
}
