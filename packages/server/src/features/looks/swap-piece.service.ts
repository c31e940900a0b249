import { STYLES, SWAP_COUNT, WEATHER_TAGS } from '@glow/api';
import { lookKey } from '@glow/stylist';
import type { ComposedLook } from '@glow/stylist/composer';
import { addGenerated, findUsedNames } from '#catalogue/generated-looks/generated-looks.repository.ts';
import { findStoredKeys, storeProposed } from '#catalogue/looks/look.repository.ts';
import { type DrawnLook, isDrawn } from '#catalogue/looks/look.ts';
import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { LOOK_FORM } from '#catalogue/pictures/picture-form.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { type CountDependencies, daily, refuseBeyond } from '#infra/rate-limits/daily-limits.ts';
import { findLook } from './find-look.service.ts';
import { pieceNotFound } from './looks.errors.ts';

export interface SwapDependencies extends CountDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookbook: Lookbook;
  readonly gallery: Gallery;
}

/**
 * Fifty pieces a day from one address. Each stored look takes two kilobytes, and is swept like every generated one:
 * after 30 days if nobody opens it.
 */
const LOOKS = daily('looks.swap.looks', 250, 10_000);
/** Each further try means that another visitor took one of the names in the meantime. */
const NAMING_TRIES = 8;
const SEED_DIGITS = 7;

/** Another visitor took a name between the choice and the row. */
class NameTakenError extends Error {
  override readonly name = 'NameTakenError';
}

interface NamedLooks {
  /** In the order of what was composed. */
  readonly looks: readonly DrawnLook[];
  /** Those of them that are not stored yet. */
  readonly added: readonly DrawnLook[];
}

/**
 * Returns a function that finds looks with another piece in place of one. The same piece of the same look has the same
 * alternatives, which are stored once; so they grow no further however often they are asked for.
 */
export function createSwaps(dependencies: SwapDependencies) {
  const { db, clock, metrics, lookbook, gallery } = dependencies;

  /** Keeps the name under which a look is stored; gives a new one the first of its names that is free. */
  async function nameAll(composed: readonly ComposedLook[]): Promise<NamedLooks> {
    const drafts = composed.map(({ spec, names }) =>
      names.map((name) => ({ spec: { ...spec, name }, key: lookKey({ ...spec, name }) })),
    );
    const candidates = drafts.flat();
    // Names first: what another request stores in between is then found by its key, and not taken for another's name.
    const used = await findUsedNames(
      db.queries,
      candidates.map(({ spec }) => spec.name),
    );
    const stored = await findStoredKeys(
      db.queries,
      candidates.map(({ key }) => key),
    );
    const taken = new Set(used);
    const looks = drafts.flatMap((named) => {
      const look =
        named.find(({ key }) => stored.has(key)) ?? named.find(({ spec }) => !taken.has(spec.name));
      if (!look) return [];
      taken.add(look.spec.name);
      return [look];
    });
    return { looks, added: looks.filter(({ key }) => !stored.has(key)) };
  }

  async function store(
    looks: readonly DrawnLook[],
    { look, description: { tags } }: DescribedLook,
  ): Promise<'stored' | 'name taken'> {
    if (!isDrawn(look)) return 'stored';
    const now = clock.now();
    const rows = looks.map(({ key, spec }) => ({
      name: spec.name,
      style: STYLES.find((style) => tags.includes(style)) ?? STYLES[0],
      body_shape: spec.figure.bodyShape,
      weather: WEATHER_TAGS.find((tag) => tags.includes(tag)) ?? WEATHER_TAGS[0],
      look_key: key,
      wanted_by: 'generate' as const,
    }));
    try {
      await inTransaction(db.queries, async (transaction) => {
        await storeProposed(transaction, looks, now);
        if ((await addGenerated(transaction, rows, now)) < rows.length) throw new NameTakenError();
      });
      return 'stored';
    } catch (error) {
      if (error instanceof NameTakenError) return 'name taken';
      throw error;
    }
  }

  /**
   * @throws {ServiceError} `not_found` for a look or piece that does not exist; `rate_limited` for a client,
   *   `unavailable` for everybody, where a day had enough of new ones.
   */
  return async (key: string, place: number, client: string): Promise<readonly DescribedLook[]> => {
    const base = await findLook(dependencies, key);
    if (!isDrawn(base.look) || !base.look.spec.items[place]) throw pieceNotFound();
    const seed = Number.parseInt(key.slice(0, SEED_DIGITS), 16) + place;
    const composed = await lookbook.swap({ spec: base.look.spec, place, count: SWAP_COUNT, seed });
    let counted = 0;
    for (let attempt = 0; attempt < NAMING_TRIES; attempt += 1) {
      const { looks, added } = await nameAll(composed);
      if (added.length > counted) await refuseBeyond(dependencies, LOOKS, client, added.length - counted);
      counted = Math.max(counted, added.length);
      if (added.length > 0 && (await store(added, base)) === 'name taken') continue;
      metrics.composedLooks.inc({ call: 'swap' }, added.length);
      gallery.prefetchGenerated(looks, LOOK_FORM);
      return lookbook.describe(looks);
    }
    throw new ServiceError('unavailable');
  };
}
