import { defineFeature } from '#infra/http/define-feature.ts';
import { addEarlyAccessRoutes } from './early-access.routes.ts';

/** Takes sign-ups for early access, by JSON or by an HTML form. */
export const earlyAccessPlugin = defineFeature('early-access', addEarlyAccessRoutes);
