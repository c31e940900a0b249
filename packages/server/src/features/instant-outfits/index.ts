import { starterCatalogue } from '@glow/stylist';
import type { FastifyInstance } from 'fastify';
import { type Catalogue, sowCatalogue } from '#catalogue/offered/seed-instant-outfits.ts';
import { addInstantOutfitRoutes, type InstantOutfitsDependencies } from './instant-outfits.routes.ts';

/** Instant outfits by vibe, from the starter catalogue, which is sown before the first request is served. */
export async function registerInstantOutfits(
  app: FastifyInstance,
  dependencies: InstantOutfitsDependencies,
  catalogue: () => Catalogue = starterCatalogue,
): Promise<void> {
  await sowCatalogue(dependencies, catalogue());
  addInstantOutfitRoutes(app, dependencies);
}
