import { randomInt } from 'node:crypto';
import { type Figure, type Vibe, WEATHER_TAGS } from '@glow/api';
import { type DeckRequest, lookKey, type OutfitSpec } from '@glow/stylist';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { GeneratedLooksTable } from '#infra/db/schema.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { Metrics } from '#infra/metrics.ts';
import { storeLooks, storeProposed, storeRecipes } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';
import type { Lookbook } from '../looks/lookbook.ts';
import { addGenerated, findUsedNames } from './generated-looks.repository.ts';
import type { LookRecipe } from './look-recipe.ts';

export interface NewLooksRequest {
  readonly answers: DeckRequest;
  readonly count: number;
  readonly wantedBy: GeneratedLooksTable['wanted_by'];
  readonly excludeNames?: readonly string[];
  /** How far somebody leans to each trait: what is composed for it is stored with its data, since a recipe would tell. */
  readonly leans?: readonly number[] | undefined;
  /** Looks that come first, such as a model's; the stylist composes the rest. */
  readonly proposed?: readonly ProposedDraft[];
  /** Composed for this, with the answers it stands for; default: for the answers. */
  readonly vibe?: Vibe | undefined;
  /** Wears them all; default: people in fair shares. */
  readonly figure?: Figure | undefined;
}

export type ProposedDraft = Omit<Draft, 'recipe'>;

interface Draft {
  readonly spec: OutfitSpec;
  readonly names: readonly string[];
  readonly answers: Required<DeckRequest>;
  /** Absent: a model proposed it, or it was composed for a taste. */
  readonly recipe?: Omit<LookRecipe, 'name'>;
}

interface NewLook extends DrawnLook {
  readonly answers: Required<DeckRequest>;
  readonly recipe?: LookRecipe;
}

const MAX_SEED = 2 ** 31;
/** Each further try means that another visitor took one of the names in the meantime. */
const NAMING_TRIES = 8;

/** Another visitor took a name between the choice and the row. */
class NameTakenError extends Error {
  override readonly name = 'NameTakenError';
}

interface ComposeDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly lookbook: Lookbook;
}

/**
 * Composes looks that did not exist before and stores them under names that no look has or had; both
 * weathers in turn where the answers name none.
 * @throws {ServiceError} `unavailable` where others are faster with every name.
 */
export async function composeNewLooks(
  dependencies: ComposeDependencies,
  request: NewLooksRequest,
): Promise<readonly DrawnLook[]> {
  const { count, wantedBy, excludeNames = [], proposed = [] } = request;
  if (count === 0) return [];
  const drafts = [...proposed, ...(await draftLooks(dependencies, request, count - proposed.length))];
  const candidates = drafts.flatMap(({ names }) => names);
  for (let attempt = 0; attempt < NAMING_TRIES; attempt += 1) {
    const used = await findUsedNames(dependencies.db.queries, candidates);
    const looks = nameDrafts(drafts, new Set([...excludeNames, ...used]));
    if ((await store(dependencies, looks, wantedBy)) === 'name taken') continue;
    dependencies.metrics.composedLooks.inc({ call: wantedBy }, looks.length);
    return looks;
  }
  throw new ServiceError('unavailable');
}

/**
 * Stores all of them or, where one of the names is taken by now, none. Looks for the deck of everybody with
 * these answers are stored with their data, those for one visitor as recipes until somebody opens them.
 */
async function store(
  { db, clock }: ComposeDependencies,
  looks: readonly NewLook[],
  wantedBy: NewLooksRequest['wantedBy'],
): Promise<'stored' | 'name taken'> {
  const now = clock.now();
  const rows = looks.map(({ key, spec, answers: { style, bodyShape, weather } }) => ({
    name: spec.name,
    style,
    body_shape: bodyShape,
    weather,
    look_key: key,
    wanted_by: wantedBy,
  }));
  try {
    await inTransaction(db.queries, async (transaction) => {
      if (wantedBy === 'generate') {
        await storeRecipes(transaction, looks.filter(hasRecipe), now);
        await storeProposed(
          transaction,
          looks.filter((look) => !hasRecipe(look)),
          now,
        );
      } else await storeLooks(transaction, looks, now);
      if ((await addGenerated(transaction, rows, now)) < rows.length) throw new NameTakenError();
    });
    return 'stored';
  } catch (error) {
    if (error instanceof NameTakenError) return 'name taken';
    throw error;
  }
}

function hasRecipe(look: NewLook): look is NewLook & { readonly recipe: LookRecipe } {
  return look.recipe !== undefined;
}

async function draftLooks(
  { lookbook }: ComposeDependencies,
  { answers: { style, bodyShape, weather }, vibe, figure, leans }: NewLooksRequest,
  count: number,
): Promise<readonly Draft[]> {
  if (count <= 0) return [];
  const weathers = weather ? [weather] : WEATHER_TAGS;
  const decks = await Promise.all(
    weathers.map(async (tag) => {
      const request = { style, bodyShape, weather: tag };
      const deck = { count: Math.ceil(count / weathers.length), seed: randomInt(MAX_SEED) };
      const composed = await lookbook.compose({
        request: vibe ? { vibe } : request,
        ...deck,
        wearer: figure,
        leans,
      });
      return composed.map((look, place) => ({
        ...look,
        answers: request,
        ...(!leans && {
          recipe: { ...request, ...(vibe && { vibe }), ...(figure && { figure }), ...deck, place },
        }),
      }));
    }),
  );
  const places = Array.from({ length: count }, (_, index) => index);
  return places
    .flatMap((place) => decks[place % decks.length]?.[Math.floor(place / decks.length)] ?? [])
    .slice(0, count);
}

/** Names each draft by the first of its names that is free; leaves out drafts whose names are all taken. */
function nameDrafts(drafts: readonly Draft[], taken: Set<string>): readonly NewLook[] {
  return drafts.flatMap(({ spec, names, answers, recipe }) => {
    const name = names.find((candidate) => !taken.has(candidate));
    if (name === undefined) return [];
    taken.add(name);
    const named = { ...spec, name };
    return [{ spec: named, key: lookKey(named), answers, ...(recipe && { recipe: { ...recipe, name } }) }];
  });
}
