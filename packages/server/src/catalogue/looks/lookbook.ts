import type { Figure } from '@glow/api';
import {
  type DeckRequest,
  type DressedProposal,
  type LookRequest,
  lookKey,
  type OutfitDescription,
  type StyleFormula,
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
type LookDescription = Upload &
  Pick<OutfitDescription, 'reasons' | 'templates' | 'pieces'> &
  Partial<Pick<OutfitDescription, 'traits'>>;

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
  /** Puts looks on a person's own figure, in their order; nothing for one that does not suit it. Stores nothing. */
  fit(looks: readonly DrawnLook[], figure: Figure): Promise<readonly (DrawnLook | undefined)[]>;
  /** Returns what looks that somebody liked have in common; nothing of none. */
  formula(looks: readonly DrawnLook[]): Promise<StyleFormula | undefined>;
  /** Returns what an outside model may choose from. */
  offer(request: LookRequest): Promise<WardrobeOffer>;
  /** Holds what a model proposes to the gates, and dresses somebody in it; in the order given. */
  dress(request: Omit<ComposerRequest<'dress'>, 'kind'>): Promise<readonly DressedProposal[]>;
  /** Returns the look with other pieces in place of one, best first, each with the names it may take. */
  swap(request: Omit<ComposerRequest<'swap'>, 'kind'>): Promise<readonly ComposedLook[]>;
  /** Chooses the looks that make the best deck for the answers and somebody's leans, best first. */
  choose(
    request: DeckRequest,
    looks: readonly DrawnLook[],
    count: number,
    leans?: readonly number[],
  ): Promise<readonly DrawnLook[]>;
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
  /** Returns the same look with its description; also nothing for one whose garments the wardrobe no longer has. */
  find(key: string): Promise<DescribedLook | undefined>;
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
    const { style, bodyShape, weather, vibe, figure, count, seed } = recipe;
    const request = vibe ? { vibe } : { style, bodyShape, weather };
    const composed = await compose({ request, count, seed, wearer: figure });
    const spec = outfitOfRecipe(
      recipe,
      composed.map((look) => look.spec),
    );
    // A release whose rules differ composes another look from the same seed: never one for the other.
    if (!spec || lookKey(spec) !== key) return undefined;
    await storeSpec(db.queries, { key, spec });
    return { look: { key, spec }, source: 'generated' };
  }

  async function open(key: string): Promise<OpenedLook | undefined> {
    const { look, recipe } = (await findStored(db.queries, key)) ?? {};
    if (look) return { look, source: recipe ? 'generated' : 'offered' };
    return recipe && composeAgain(key, recipe);
  }

  async function describeKnown(looks: readonly Look[]): Promise<readonly DescribedLook[]> {
    const missing = looks.filter(({ key }) => !descriptions.has(key));
    const added = missing.length > 0 ? await describeNew(missing) : [];
    for (const described of added) descriptions.set(described.look.key, described);
    const fresh = new Map(added.map((described) => [described.look.key, described]));
    return looks.flatMap(({ key }) => fresh.get(key) ?? descriptions.get(key) ?? []);
  }

  return {
    compose,
    async fit(looks, figure) {
      if (looks.length === 0) return [];
      const specs = await ask({ kind: 'fit', specs: looks.map(({ spec }) => spec), figure });
      return specs.map((spec) => spec && { key: lookKey(spec), spec });
    },
    formula: (looks) => ask({ kind: 'formula', specs: looks.map(({ spec }) => spec) }),
    offer: (request) => ask({ kind: 'offer', request }),
    dress: (request) => ask({ kind: 'dress', ...request }),
    swap: (request) => ask({ kind: 'swap', ...request }),
    async choose(request, looks, count, leans) {
      const specs = looks.map(({ spec }) => spec);
      const places = await ask({ kind: 'choose', request, specs, count, ...(leans && { leans }) });
      return places.flatMap((place) => looks[place] ?? []);
    },
    describe: describeKnown,
    async describeDeck(looks, beside = []) {
      const said = beside.flatMap(({ description }) => description.templates);
      const described = await describeNew(looks, said);
      return looks.flatMap(({ key }) => described.find(({ look }) => look.key === key) ?? []);
    },
    open,
    async find(key) {
      const opened = await open(key);
      const [described] = opened ? await describeKnown([opened.look]) : [];
      return described;
    },
  };
}

/** Returns an upload with the description that it came with. */
export function describeUpload(look: UploadedLook): DescribedLook {
  return { look, description: { ...look.upload, reasons: [], templates: [], pieces: [] } };
}

function unavailableWhenFull(cause: unknown): never {
  const isTooMuch = cause instanceof ComposerQueueFullError || cause instanceof ComposerClosedError;
  throw isTooMuch ? new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS, cause }) : cause;
}
