import { createHash } from 'node:crypto';
import type { Vibe } from '@glow/api';
import { lookKey, type OutfitSpec } from '@glow/stylist';
import type { Dependencies } from '../../platform/dependencies.ts';
import { keepLooks } from '../../platform/looks/index.ts';
import { noteVersion, offer, withdrawOthers } from './instant-outfits.repository.ts';

export type Catalogue = readonly { readonly vibe: Vibe; readonly spec: OutfitSpec }[];

/**
 * Puts a release's starter catalogue into the database, once per version however many servers start; going back
 * to an older release brings its catalogue back. The version is a hash of the looks, so any change of them or of
 * the drawing is a new one. A look the catalogue has no more is offered no more; one that an administrator
 * deleted stays deleted (INTERFACE section 2).
 */
export async function sowCatalogue(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  catalogue: Catalogue,
): Promise<'sown' | 'sown before'> {
  const looks = catalogue.map(({ vibe, spec }) => ({ vibe, key: lookKey(spec), spec }));
  const now = clock.now();
  return db.queries.transaction().execute(async (transaction) => {
    const isAnother = await noteVersion(transaction, versionOf(looks), now);
    if (!isAnother) return 'sown before';
    await keepLooks(transaction, looks, now);
    const entries = looks.map(({ vibe, key, spec }) => ({ vibe, name: spec.name, look_key: key }));
    await offer(transaction, entries, now);
    await withdrawOthers(
      transaction,
      entries.map(({ name }) => name),
    );
    return 'sown';
  });
}

function versionOf(looks: readonly { readonly vibe: Vibe; readonly key: string }[]): string {
  const lines = looks.map(({ vibe, key }) => `${vibe} ${key}`).toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}
