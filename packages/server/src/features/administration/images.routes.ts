import type { FastifyInstance } from 'fastify';
import { filenameOf } from '#catalogue/looks/look.ts';
import { describeUpload } from '#catalogue/looks/lookbook.ts';
import { acceptUploads } from '#infra/http/accept-uploads.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { UploadPlaces } from '#infra/http/upload-places.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import { nameOf, readUploadName } from './filename.ts';
import { listOfferedLooks } from './list-offered-looks.service.ts';
import { imageOnTheWire } from './offered-look-on-the-wire.ts';
import { altOfImage, readImageTags } from './read-tags.ts';
import { deleteOffered, takeUpload } from './uploads.service.ts';

const kind = 'style';

/** The images that the quiz recommends. */
export async function addImageRoutes(
  app: FastifyInstance,
  dependencies: AdministrationDependencies,
  places: UploadPlaces,
): Promise<void> {
  const { config } = dependencies;

  registerCall(app, dependencies, 'searchImages', {
    limits: ADMINISTRATION_LIMITS.list,
    async handle({ query, request }) {
      const { signal } = request;
      const { offered, total } = await listOfferedLooks(dependencies, { kind, query, signal });
      const publicUrl = publicUrlOf(config, request);
      const items = offered.map(({ row, look }) => imageOnTheWire(row, look, publicUrl));
      return { items, total, page: query.page, page_size: query.page_size };
    },
  });

  await app.register(async (scope) => {
    await acceptUploads(scope, places);
    registerCall(scope, dependencies, 'uploadImage', {
      limits: ADMINISTRATION_LIMITS.upload,
      async handle({ body: { image, filename, tags }, person, request }) {
        const name = readUploadName(filename);
        const chosen = readImageTags(tags);
        const { style, bodyShape: body_shape, weather } = chosen;
        const { look, createdAt: created_at } = await takeUpload(dependencies, {
          bytes: image,
          upload: { name, alt: altOfImage(chosen), tags: [style, body_shape, weather] },
          event: 'image.uploaded',
          byAccountId: person.accountId,
          tags: { kind, style, body_shape, weather },
        });
        return imageOnTheWire({ name, created_at }, describeUpload(look), publicUrlOf(config, request));
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
