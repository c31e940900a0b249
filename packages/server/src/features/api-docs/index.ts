import { defineFeature } from '#infra/http/define-feature.ts';
import { addApiDocsRoutes } from './api-docs.routes.ts';

export { apiDocument } from './api-document.ts';

/** Serves the API for people and as an OpenAPI document. */
export const apiDocsPlugin = defineFeature('api-docs', addApiDocsRoutes);
