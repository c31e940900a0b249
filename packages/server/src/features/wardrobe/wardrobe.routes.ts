import type { WardrobeItem } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { lookPath } from '#catalogue/looks/look-json.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Config } from '#config/config.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { ownBasesOf, publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';
import { deleteItem, findItems, type SavedLook } from './wardrobe.repository.ts';
import { describePictures, type PictureDetails, saveLook } from './wardrobe.service.ts';

const limit = (name: string): readonly RateLimit[] => [
  { name: `wardrobe.${name}`, max: 300, windowMs: 60_000 },
];

export interface WardrobeDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly lookbook: Lookbook;
  readonly previews: Previews;
  readonly metrics: Metrics;
  readonly counters: CounterStore;
}

/**
 * Adds the calls for the saved looks of whoever is signed in; no call takes the id of somebody else (spec
 * section 7).
 */
export function addWardrobeRoutes(app: FastifyInstance, dependencies: WardrobeDependencies): void {
  const { config, db } = dependencies;

  registerCall(app, dependencies, 'saveImage', {
    limits: limit('save'),
    async handle({ body: item, person: { accountId }, request }) {
      const ownBases = ownBasesOf(config, request);
      const saved = await saveLook(dependencies, { accountId, item, ownBases });
      return toWardrobeItem(
        saved,
        await describePictures(dependencies, [saved]),
        publicUrlOf(config, request),
      );
    },
  });
  registerCall(app, dependencies, 'getWardrobe', {
    limits: limit('read'),
    async handle({ query, person: { accountId }, request }) {
      const saved = await findItems(db.queries, accountId, query);
      const details = await describePictures(dependencies, saved);
      const publicUrl = publicUrlOf(config, request);
      return { wardrobe: saved.map((item) => toWardrobeItem(item, details, publicUrl)) };
    },
  });
  registerCall(app, dependencies, 'deleteWardrobeItem', {
    limits: limit('delete'),
    async handle({ params: { name }, person: { accountId } }) {
      await deleteItem(db.queries, accountId, name);
      return { deleted: name };
    },
  });
}

/** A picture keeps its words wherever it is saved: they are those of its look. */
function toWardrobeItem(
  { name, lookKey, tags }: SavedLook,
  { alt, previews }: PictureDetails,
  publicUrl: string,
): WardrobeItem {
  const preview = previews.get(lookKey);
  return {
    name,
    image: publicUrl + lookPath(lookKey),
    tags: [...tags],
    alt: alt.get(lookKey) ?? '',
    ...(preview && { preview }),
  };
}
