import { defineFeature } from '#infra/http/define-feature.ts';
import { sweepWhileListening } from '#infra/http/sweep-while-listening.ts';
import { createUploadSlots } from '#infra/http/upload-slots.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { createExporter } from './export-on-thread.ts';
import { addImageRoutes } from './images.routes.ts';
import { addInstantOutfitRoutes } from './instant-outfits.routes.ts';
import { addRegistrationRoutes } from './registrations.routes.ts';
import { sweepUploads } from './uploads.service.ts';
import { addUserRoutes } from './users.routes.ts';

/**
 * Serves the administrator's console (spec sections 2 and 7): images, instant outfits, registrations and users.
 * While the server listens, uploads that nothing refers to are swept, and those whose picture is gone are withdrawn.
 */
export const administrationPlugin = defineFeature<AdministrationDependencies>(
  'admin-console',
  async (app, dependencies) => {
    const slots = createUploadSlots();
    await addImageRoutes(app, dependencies, slots);
    await addInstantOutfitRoutes(app, dependencies, slots);
    const exporter = createExporter(dependencies.db);
    app.addHook('onClose', () => exporter.close());
    addRegistrationRoutes(app, dependencies, exporter);
    addUserRoutes(app, dependencies, exporter);

    sweepWhileListening(app, {
      sweep: () => sweepUploads(dependencies).then(() => dependencies.gallery.reconcileUploads()),
      failure: 'Unused uploads could not be swept',
      log: dependencies.log,
    });
  },
);
