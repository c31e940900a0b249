import {
  type DeckRequest,
  type DressedProposal,
  type LookRequest,
  lookKey,
  type OutfitDescription,
  type WardrobeOffer,
} from '@glow/stylist';
import {
  type ComposedLook,
  type Composer,
  ComposerClosedError,
  ComposerQueueFullError,
  type ComposerRequest,
} from '@glow/stylist/composer';
import { LRUCache } from 'lru-cache';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { inSpan } from '#infra/telemetry/tracer.ts';
import { type LookRecipe, outfitOfRecipe } from '../generated-looks/look-recipe.ts';
import { findStored, storeSpec } from './look.repository.ts';
import { type DrawnLook, isDrawn, isUploaded, type Look, type Upload, type UploadedLook } from './look.ts';

/** The description of a look: a drawn one's by the stylist, an uploaded one's by its administrator. */
type LookDescription = Upload & Pick<OutfitDescription, 'reasons' | 'templates'>;

export interface DescribedLook {
  readonly look: Look;
  readonly description: LookDescription;
}

/** A look found by its key. */
export interface OpenedLook {
  readonly look: Look;
  readonly source: 'offered' | 'generated';
}

/**
 * Composes, chooses and describes looks off the thread that answers requests. Every call rejects with a
 * `ServiceError` `unavailable` while too many wait.
 */
export interface Lookbook {
  compose(request: Omit<ComposerRequest<'compose'>, 'kind'>): Promise<readonly ComposedLook[]>;
  /** Returns what an outside model may choose from. */
  offer(request: LookRequest): Promise<WardrobeOffer>;
  /** Holds what a model proposes to the gates, and dresses somebody in it; in the order given. */
  dress(request: Omit<ComposerRequest<'dress'>, 'kind'>): Promise<readonly DressedProposal[]>;
  /** Chooses the looks that make the best deck for the answers, best first. */
  choose(request: DeckRequest, looks: readonly DrawnLook[], count: number): Promise<readonly DrawnLook[]>;
  /**
   * Describes looks, in their order; leaves out a look whose garments the stylist's wardrobe no longer has.
   */
  describe(looks: readonly Look[]): Promise<readonly DescribedLook[]>;
  /** Describes the looks of one deck: no sentence is said of two of them, nor one that was said of those `beside`. */
  describeDeck(looks: readonly Look[], beside?: readonly DescribedLook[]): Promise<readonly DescribedLook[]>;
  /**
   * Returns the look with this key, of any release; composes a generated one again where only its recipe is
   * stored.
   */
  open(key: string): Promise<OpenedLook | undefined>;
}

/** Some megabytes: every offered look, and those of recent visitors. */
const MAX_DESCRIPTIONS = 3000;
const RETRY_AFTER_MS = 5000;

export function createLookbook(db: Database, composer: Composer): Lookbook {
  const descriptions = new LRUCache<string, DescribedLook>({ max: MAX_DESCRIPTIONS });
  const ask: Composer['ask'] = (request) =>
    inSpan(request.kind, {}, () => composer.ask(request)).catch(unavailableWhenFull);
  const compose: Lookbook['compose'] = (request) => ask({ kind: 'compose', ...request });

  async function describeNew(
    looks: readonly Look[],
    said?: readonly string[],
  ): Promise<readonly DescribedLook[]> {
    const uploads = looks.filter(isUploaded).map(describeUpload);
    const drawn = looks.filter(isDrawn);
    if (drawn.length === 0) return uploads;
    const specs = drawn.map(({ spec }) => spec);
    const answers = await ask({ kind: 'describe', specs, ...(said && { said }) });
    return [
      ...uploads,
      ...drawn.flatMap((look, index) => {
        const description = answers[index];
        return description ? [{ look, description }] : [];
      }),
    ];
  }

  async function composeAgain(key: string, recipe: LookRecipe): Promise<OpenedLook | undefined> {
    const { style, bodyShape, weather, count, seed } = recipe;
    const composed = await compose({ request: { style, bodyShape, weather }, count, seed });
    const spec = outfitOfRecipe(
      recipe,
      composed.map((look) => look.spec),
    );
    // A release whose rules differ composes another look from the same seed: never one for the other.
    if (!spec || lookKey(spec) !== key) return undefined;
    await storeSpec(db.queries, { key, spec });
    return { look: { key, spec }, source: 'generated' };
  }

  return {
    compose,
    offer: (request) => ask({ kind: 'offer', request }),
    dress: (request) => ask({ kind: 'dress', ...request }),
    async choose(request, looks, count) {
      const specs = looks.map(({ spec }) => spec);
      const places = await ask({ kind: 'choose', request, specs, count });
      return places.flatMap((place) => looks[place] ?? []);
    },
    async describe(looks) {
      const missing = looks.filter(({ key }) => !descriptions.has(key));
      const added = missing.length > 0 ? await describeNew(missing) : [];
      for (const described of added) descriptions.set(described.look.key, described);
      const fresh = new Map(added.map((described) => [described.look.key, described]));
      return looks.flatMap(({ key }) => fresh.get(key) ?? descriptions.get(key) ?? []);
    },
    async describeDeck(looks, beside = []) {
      const said = beside.flatMap(({ description }) => description.templates);
      const described = await describeNew(looks, said);
      return looks.flatMap(({ key }) => described.find(({ look }) => look.key === key) ?? []);
    },
    async open(key) {
      const { look, recipe } = (await findStored(db.queries, key)) ?? {};
      if (look) return { look, source: recipe ? 'generated' : 'offered' };
      return recipe && composeAgain(key, recipe);
    },
  };
}

/** Returns an upload with the description that it came with. */
export function describeUpload(look: UploadedLook): DescribedLook {
  return { look, description: { ...look.upload, reasons: [], templates: [] } };
}

function unavailableWhenFull(cause: unknown): never {
  const isTooMuch = cause instanceof ComposerQueueFullError || cause instanceof ComposerClosedError;
  throw isTooMuch ? new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS, cause }) : cause;
}
