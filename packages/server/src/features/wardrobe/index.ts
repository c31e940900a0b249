import { defineFeature } from '#infra/http/define-feature.ts';
import { addWardrobeRoutes } from './wardrobe.routes.ts';

/** Serves the saved looks of whoever is signed in. */
export const wardrobePlugin = defineFeature('wardrobe', addWardrobeRoutes);

export { findSavedInWardrobes } from './wardrobe.repository.ts';
