import { VIBES } from '@glow/api';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import { findKeysOfVibe } from '#catalogue/offered/offered-looks.repository.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { LOOK_FORM } from '#catalogue/pictures/picture-form.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Database } from '#infra/db/database.ts';

interface DrawDependencies {
  readonly db: Database;
  readonly gallery: Gallery;
  readonly previews: Previews;
}

/** Draws every look of the instant picker before somebody asks, behind all else, and makes its preview. */
export async function drawInstantOutfits(
  { db, gallery, previews }: DrawDependencies,
  signal: AbortSignal,
): Promise<void> {
  for (const vibe of VIBES) {
    const looks = await findLooks(db.queries, await findKeysOfVibe(db.queries, vibe));
    if (signal.aborted) return;
    gallery.prefetchAtLeisure(looks, LOOK_FORM);
    await previews.makeAhead(looks, signal);
  }
}
