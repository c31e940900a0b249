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
import { toImageRecord } from './offered-look-record.ts';
import { altOfImage, readImageTags } from './read-tags.ts';
import { addUpload, deleteOffered } from './uploads.service.ts';

const kind = 'style';

/** Adds the calls for the images that the quiz recommends. */
export async function addImageRoutes(
  app: FastifyInstance,
  dependencies: AdministrationDependencies,
  slots: UploadSlots,
): Promise<void> {
  const { config } = dependencies;

  registerCall(app, dependencies, 'searchImages', {
    limits: ADMINISTRATION_LIMITS.list,
    async handle({ query, request }) {
      const { signal } = request;
      const { offered, total } = await listOfferedLooks(dependencies, { kind, query, signal });
      const publicUrl = publicUrlOf(config, request);
      const items = offered.map(({ row, look }) => toImageRecord(row, look, publicUrl));
      return { items, total, page: query.page, page_size: query.page_size };
    },
  });

  await app.register(async (scope) => {
    await acceptUploads(scope, slots);
    registerCall(scope, dependencies, 'uploadImage', {
      limits: ADMINISTRATION_LIMITS.upload,
      async handle({ body: { image, filename, tags }, person, request }) {
        const name = readUploadName(filename);
        const chosen = readImageTags(tags);
        const { style, bodyShape: body_shape, weather } = chosen;
        const { look, createdAt: created_at } = await addUpload(dependencies, {
          bytes: image,
          upload: { name, alt: altOfImage(chosen), tags: [style, body_shape, weather] },
          event: 'image.uploaded',
          byAccountId: person.accountId,
          tags: { kind, style, body_shape, weather },
        });
        return toImageRecord({ name, created_at }, describeUpload(look), publicUrlOf(config, request));
      },
    });
  });

  registerCall(app, dependencies, 'deleteImage', {
    limits: ADMINISTRATION_LIMITS.delete,
    async handle({ params: { filename }, person: { accountId: byAccountId } }) {
      const name = nameOf(filename);
      await deleteOffered(dependencies, kind, { name, event: 'image.deleted', byAccountId });
      return { deleted: filenameOf(name) };
    },
  });
}
