import { defineFeature } from '#infra/http/define-feature.ts';
import { addPasswordResetRoutes } from './password-reset.routes.ts';

/** Serves the reset of a forgotten password. */
export const passwordResetPlugin = defineFeature('password-reset', addPasswordResetRoutes);
