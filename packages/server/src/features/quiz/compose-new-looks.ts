import { randomInt } from 'node:crypto';
import { WEATHER_TAGS, type WeatherTag } from '@glow/api';
import { composeLooks, type DeckRequest, generatedNames, lookKey, type OutfitSpec } from '@glow/stylist';
import type { GeneratedLooksTable } from '../../platform/db/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ServiceError } from '../../platform/errors/index.ts';
import { type DrawnLook, keepLooks } from '../../platform/looks/index.ts';
import { addGenerated, findUsedNames, type NewLookRow } from './generated-looks.repository.ts';

export interface NewLooksWish {
  readonly answers: DeckRequest;
  readonly count: number;
  readonly wantedBy: GeneratedLooksTable['wanted_by'];
  readonly excludeNames?: readonly string[];
}

interface Draft {
  readonly spec: OutfitSpec;
  readonly weather: WeatherTag;
}

const MAX_SEED = 2 ** 31;
/** Each further try means that another visitor took one of the names in between. */
const NAMING_TRIES = 8;

/** Another visitor took a name between the choice and the row. */
class NameTakenError extends Error {
  override readonly name = 'NameTakenError';
}

type ComposeDependencies = Pick<Dependencies, 'db' | 'clock' | 'metrics'>;

/**
 * Looks that did not exist before, stored under names that no look has or had; both weathers in turn where the
 * answers name none.
 * @throws {ServiceError} `unavailable` where others are faster with every name.
 */
export async function composeNewLooks(
  dependencies: ComposeDependencies,
  { answers, count, wantedBy, excludeNames = [] }: NewLooksWish,
): Promise<readonly DrawnLook[]> {
  if (count === 0) return [];
  const drafts = draftLooks(answers, count);
  const candidates = drafts.flatMap(({ spec }) => generatedNames(spec));
  for (let attempt = 0; attempt < NAMING_TRIES; attempt += 1) {
    const used = await findUsedNames(dependencies.db.queries, candidates);
    const named = nameDrafts(drafts, new Set([...excludeNames, ...used]));
    const looks = named.map(({ spec, weather }) => ({ spec, weather, key: lookKey(spec) }));
    const rows = looks.map(({ spec, weather, key }) => ({
      name: spec.name,
      style: answers.style,
      body_shape: answers.bodyShape,
      weather,
      look_key: key,
      wanted_by: wantedBy,
    }));
    if ((await store(dependencies, looks, rows)) === 'name taken') continue;
    dependencies.metrics.composedLooks.inc({ call: wantedBy }, looks.length);
    return looks;
  }
  throw new ServiceError('unavailable');
}

/** All of them or, where one of the names is taken by now, none. */
async function store(
  { db, clock }: ComposeDependencies,
  looks: readonly DrawnLook[],
  rows: readonly NewLookRow[],
): Promise<'stored' | 'name taken'> {
  const now = clock.now();
  try {
    await db.queries.transaction().execute(async (transaction) => {
      await keepLooks(transaction, looks, now);
      if ((await addGenerated(transaction, rows, now)) < rows.length) throw new NameTakenError();
    });
    return 'stored';
  } catch (error) {
    if (error instanceof NameTakenError) return 'name taken';
    throw error;
  }
}

function draftLooks({ style, bodyShape, weather }: DeckRequest, count: number): readonly Draft[] {
  const weathers = weather ? [weather] : WEATHER_TAGS;
  const decks = weathers.map((tag) => {
    const request = { style, bodyShape, weather: tag };
    const specs = composeLooks(request, {
      count: Math.ceil(count / weathers.length),
      seed: randomInt(MAX_SEED),
    });
    return specs.map((spec) => ({ spec, weather: tag }));
  });
  const places = Array.from({ length: count }, (_, index) => index);
  return places
    .flatMap((place) => decks[place % decks.length]?.[Math.floor(place / decks.length)] ?? [])
    .slice(0, count);
}

/** Each under the first of its names that is free; a look of which every name is taken is left out. */
function nameDrafts(drafts: readonly Draft[], taken: Set<string>): readonly Draft[] {
  return drafts.flatMap(({ spec, weather }) => {
    const name = generatedNames(spec).find((candidate) => !taken.has(candidate));
    if (name === undefined) return [];
    taken.add(name);
    return [{ spec: { ...spec, name }, weather }];
  });
}
