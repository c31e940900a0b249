import { defineFeature } from '#infra/http/define-feature.ts';
import { addLookRoutes, type LooksDependencies } from './looks.routes.ts';

/** Serves single looks: their pieces, other pieces for them, and the look of the day. */
export const looksPlugin = defineFeature<LooksDependencies>('looks', addLookRoutes);
