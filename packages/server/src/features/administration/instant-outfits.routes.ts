import type { FastifyInstance } from 'fastify';
import { describeUpload } from '#catalogue/looks/lookbook.ts';
import { acceptUploads } from '#infra/http/accept-uploads.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { UploadPlaces } from '#infra/http/upload-places.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import { filenameOf, nameOf, readUploadName } from './filename.ts';
import { listOffers } from './list-offers.service.ts';
import { instantOutfitOnTheWire } from './offer-on-the-wire.ts';
import { findInstantOutfits, insertInstantOutfit } from './offers.repository.ts';
import { altOfInstantOutfit, readVibe } from './read-tags.ts';
import { deleteOffered, takeUpload } from './uploads.service.ts';

const table = 'instant_outfits';

/** The looks that a vibe is answered with. */
export async function addInstantOutfitRoutes(
  app: FastifyInstance,
  dependencies: AdministrationDependencies,
  places: UploadPlaces,
): Promise<void> {
  const { config } = dependencies;

  registerCall(app, dependencies, 'searchInstantOutfits', {
    limits: ADMINISTRATION_LIMITS.list,
    async handle({ query, request }) {
      const wanted = { table, find: findInstantOutfits, query, signal: request.signal } as const;
      const { offers, total } = await listOffers(dependencies, wanted);
      const publicUrl = publicUrlOf(config, request);
      const items = offers.map(({ row, look }) => instantOutfitOnTheWire(row, look, publicUrl));
      return { items, total, page: query.page, page_size: query.page_size };
    },
  });

  await app.register(async (scope) => {
    acceptUploads(scope, places);
    registerCall(scope, dependencies, 'uploadInstantOutfit', {
      limits: ADMINISTRATION_LIMITS.upload,
      async handle({ body: { image, filename, tag }, person, request }) {
        const name = readUploadName(filename);
        const vibe = readVibe(tag);
        const { look, createdAt: created_at } = await takeUpload(dependencies, {
          bytes: image,
          upload: { name, alt: altOfInstantOutfit(vibe), tags: [vibe] },
          event: 'instant_outfit.uploaded',
          byAccountId: person.accountId,
          offer: (transaction, offered) => insertInstantOutfit(transaction, { ...offered, name, vibe }),
        });
        return instantOutfitOnTheWire(
          { name, vibe, created_at },
          describeUpload(look),
          publicUrlOf(config, request),
        );
      },
    });
  });

  registerCall(app, dependencies, 'deleteInstantOutfit', {
    limits: ADMINISTRATION_LIMITS.delete,
    async handle({ params: { filename }, person: { accountId: byAccountId } }) {
      const name = nameOf(filename);
      await deleteOffered(dependencies, table, { name, event: 'instant_outfit.deleted', byAccountId });
      return { deleted: filenameOf(name) };
    },
  });
}
