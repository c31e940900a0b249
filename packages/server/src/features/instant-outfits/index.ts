import { starterCatalogue } from '@glow/stylist';
import { type StarterCatalogue, seedInstantOutfits } from '#catalogue/offered/seed-catalogue.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import { addInstantOutfitRoutes, type InstantOutfitsDependencies } from './instant-outfits.routes.ts';

interface InstantOutfitsOptions extends InstantOutfitsDependencies {
  /** Default: the stylist's. */
  readonly catalogue?: () => StarterCatalogue;
}

/** Serves instant outfits by vibe, from the starter catalogue, which is seeded before the first request is served. */
export const instantOutfitsPlugin = defineFeature<InstantOutfitsOptions>(
  'instant-outfits',
  async (app, { catalogue = starterCatalogue, ...dependencies }) => {
    await seedInstantOutfits(dependencies, catalogue());
    addInstantOutfitRoutes(app, dependencies);
  },
);
