import { defineFeature } from '#infra/http/define-feature.ts';
import { addFigureRoutes } from './figure.routes.ts';

/** Draws people's own figures, and looks on them. */
export const figurePlugin = defineFeature('figure', addFigureRoutes);
