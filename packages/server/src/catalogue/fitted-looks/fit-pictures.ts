import type { Figure } from '@glow/api';
import { findLooks } from '../looks/look.repository.ts';
import { isDrawn, type Look } from '../looks/look.ts';
import type { DescribedLook } from '../looks/lookbook.ts';
import { type FitDependencies, keepFitted, suitedLooks } from './fit-looks.ts';
import { findBases } from './fitted-looks.repository.ts';

/** A look as it is on the figure, and the key that was asked for. */
export interface FittedPicture {
  readonly of: string;
  readonly shown: DescribedLook;
}

/** Returns what the looks with these keys were before they were on a figure, by those keys. */
async function baseLooks(
  { db, lookbook }: FitDependencies,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Look>> {
  const bases = await findBases(db.queries, keys);
  const wanted = new Map(keys.map((key) => [key, bases.get(key) ?? key]));
  const stored = await findLooks(db.queries, [...new Set([...wanted.values(), ...wanted.keys()])]);
  const byKey = new Map(stored.map((look) => [look.key, look]));
  const found = await Promise.all(
    [...wanted].map(async ([key, base]) => {
      // A generated look that was swept meanwhile lives on in the one that was made of it.
      const look = byKey.get(base) ?? (await lookbook.open(base))?.look ?? byKey.get(key);
      return look && ([key, look] as const);
    }),
  );
  return new Map(found.flatMap((entry) => (entry ? [entry] : [])));
}

/**
 * Returns the looks with these keys on a client's figure or, without one, as they were composed, in their order; leaves
 * out what there is not, uploads, and what does not suit the figure.
 */
export async function fitPictures(
  dependencies: FitDependencies,
  keys: readonly string[],
  figure: Figure | undefined,
  client: string,
): Promise<readonly FittedPicture[]> {
  const bases = await baseLooks(dependencies, keys);
  const drawn = [...new Set(bases.values())].filter(isDrawn);
  const fitted = figure
    ? await suitedLooks(dependencies, drawn, figure)
    : drawn.map((look) => ({ look, baseKey: look.key }));
  if (figure) await keepFitted(dependencies, fitted, client);
  const described = await dependencies.lookbook.describe(fitted.map(({ look }) => look));
  const byKey = new Map(described.map((shown) => [shown.look.key, shown]));
  const byBase = new Map(fitted.map(({ look, baseKey }) => [baseKey, byKey.get(look.key)]));
  return [...new Set(keys)].flatMap((of) => {
    const shown = byBase.get(bases.get(of)?.key ?? '');
    return shown ? [{ of, shown }] : [];
  });
}
