import type { FastifyInstance } from 'fastify';
import { filenameOf } from '#catalogue/looks/look.ts';
import { describeUpload } from '#catalogue/looks/lookbook.ts';
import { acceptUploads } from '#infra/http/accept-uploads.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { UploadSlots } from '#infra/http/upload-slots.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import { nameOf, readUploadName } from './filename.ts';
import { listOfferedLooks } from './list-offered-looks.service.ts';
import { toInstantOutfitRecord } from './offered-look-record.ts';
import { altOfInstantOutfit, readVibe } from './read-tags.ts';
import { addUpload, deleteOffered } from './uploads.service.ts';

const kind = 'vibe';

/** Adds the calls for the instant outfits of the vibes. */
export async function addInstantOutfitRoutes(
  app: FastifyInstance,
  dependencies: AdministrationDependencies,
  slots: UploadSlots,
): Promise<void> {
  const { config } = dependencies;

  registerCall(app, dependencies, 'searchInstantOutfits', {
    limits: ADMINISTRATION_LIMITS.list,
    async handle({ query, request }) {
      const { signal } = request;
      const { offered, total } = await listOfferedLooks(dependencies, { kind, query, signal });
      const publicUrl = publicUrlOf(config, request);
      const items = offered.flatMap(({ row: { vibe, ...row }, look }) =>
        vibe ? [toInstantOutfitRecord({ ...row, vibe }, look, publicUrl)] : [],
      );
      return { items, total, page: query.page, page_size: query.page_size };
    },
  });

  await app.register(async (scope) => {
    await acceptUploads(scope, slots);
    registerCall(scope, dependencies, 'uploadInstantOutfit', {
      limits: ADMINISTRATION_LIMITS.upload,
      async handle({ body: { image, filename, tag }, person, request }) {
        const name = readUploadName(filename);
        const vibe = readVibe(tag);
        const { look, createdAt: created_at } = await addUpload(dependencies, {
          bytes: image,
          upload: { name, alt: altOfInstantOutfit(vibe), tags: [vibe] },
          event: 'instant_outfit.uploaded',
          byAccountId: person.accountId,
          tags: { kind, vibe },
        });
        return toInstantOutfitRecord(
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
      await deleteOffered(dependencies, kind, { name, event: 'instant_outfit.deleted', byAccountId });
      return { deleted: filenameOf(name) };
    },
  });
}
