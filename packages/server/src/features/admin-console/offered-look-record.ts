import type { ImageRecord, InstantOutfitRecord } from '@glow/api';
import { filenameOf } from '#catalogue/looks/look.ts';
import { toOutfit } from '#catalogue/looks/look-json.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import type { ListedOffer } from '#catalogue/offered/offered-looks.repository.ts';

/** Returns an image as the administrator sees it (spec section 3). */
export function toImageRecord(
  { name, created_at }: Pick<ListedOffer, 'name' | 'created_at'>,
  look: DescribedLook,
  publicUrl: string,
): ImageRecord {
  const { image, source_url, tags } = toOutfit(look, publicUrl);
  return { filename: filenameOf(name), source_url, image, tags, created_at };
}

/** Returns an instant outfit as the administrator sees it (spec section 3). */
export function toInstantOutfitRecord(
  row: Pick<ListedOffer, 'name' | 'created_at'> & Pick<InstantOutfitRecord, 'vibe'>,
  look: DescribedLook,
  publicUrl: string,
): InstantOutfitRecord {
  return { ...toImageRecord(row, look, publicUrl), vibe: row.vibe };
}
