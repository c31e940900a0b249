import { starterCatalogue } from '@glow/stylist';
import { type Catalogue, sowCatalogue } from '#catalogue/offered/seed-instant-outfits.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import { addInstantOutfitRoutes, type InstantOutfitsDependencies } from './instant-outfits.routes.ts';

interface InstantOutfitsOptions extends InstantOutfitsDependencies {
  /** Default: the stylist's. */
  readonly catalogue?: () => Catalogue;
}

/** Serves instant outfits by vibe, from the starter catalogue, which is seeded before the first request is served. */
export const instantOutfitsPlugin = defineFeature<InstantOutfitsOptions>(
  'instant-outfits',
  async (app, { catalogue = starterCatalogue, ...dependencies }) => {
    await sowCatalogue(dependencies, catalogue());
    addInstantOutfitRoutes(app, dependencies);
  },
);
