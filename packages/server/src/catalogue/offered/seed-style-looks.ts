import { lookKey, type StyleLook } from '@glow/stylist';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { sowLooks } from './seed-looks.ts';
import { offer, withdrawOthers } from './style-looks.repository.ts';

/**
 * Sows a release's catalogue for the quiz. A look the catalogue has no more is offered no more; one that an
 * administrator deleted stays deleted (INTERFACE section 2).
 */
export async function sowStyleCatalogue(
  dependencies: { readonly db: Database; readonly clock: Clock },
  catalogue: readonly StyleLook[],
): Promise<'sown' | 'sown before'> {
  const looks = catalogue.map((look) => ({ ...look, key: lookKey(look.spec) }));
  const entries = looks.map(({ key, spec, style, bodyShape, weather }) => ({
    name: spec.name,
    style,
    body_shape: bodyShape,
    weather,
    look_key: key,
  }));
  return sowLooks(dependencies, {
    catalogue: 'style looks',
    looks,
    rowTexts: looks.map(({ style, bodyShape, weather, key }) => `${style} ${bodyShape} ${weather} ${key}`),
    async offer(db, now) {
      await offer(db, entries, now);
      await withdrawOthers(
        db,
        entries.map(({ name }) => name),
      );
    },
  });
}
