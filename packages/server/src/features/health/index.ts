import { defineFeature } from '#infra/http/define-feature.ts';
import { addHealthRoutes } from './health.routes.ts';

/** Answers the operator: `/healthz`, `/readyz` and `/metrics`. */
export const healthPlugin = defineFeature('health', addHealthRoutes);
