import type { Vibe } from '@glow/api';
import { lookKey, type OutfitSpec } from '@glow/stylist';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { offer, withdrawOthers } from './instant-outfits.repository.ts';
import { sowLooks } from './seed-looks.ts';

export type Catalogue = readonly { readonly vibe: Vibe; readonly spec: OutfitSpec }[];

/**
 * Sows a release's starter catalogue. A look the catalogue has no more is offered no more; one that an
 * administrator deleted stays deleted (INTERFACE section 2).
 */
export async function sowCatalogue(
  dependencies: { readonly db: Database; readonly clock: Clock },
  catalogue: Catalogue,
): Promise<'sown' | 'sown before'> {
  const looks = catalogue.map(({ vibe, spec }) => ({ vibe, key: lookKey(spec), spec }));
  const entries = looks.map(({ vibe, key, spec }) => ({ vibe, name: spec.name, look_key: key }));
  return sowLooks(dependencies, {
    catalogue: 'instant outfits',
    looks,
    rowTexts: looks.map(({ vibe, key }) => `${vibe} ${key}`),
    async offer(db, now) {
      await offer(db, entries, now);
      await withdrawOthers(
        db,
        entries.map(({ name }) => name),
      );
    },
  });
}
