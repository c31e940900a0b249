import { defineFeature } from '#infra/http/define-feature.ts';
import { sweepWhileListening } from '#infra/http/sweep-while-listening.ts';
import type { Log } from '#infra/logging/log.ts';
import { addStyleFormulaRoutes, type StyleFormulaDependencies } from './style-formula.routes.ts';
import { sweepFormulas } from './style-formula.service.ts';

/** Tells what liked looks have in common, and draws it to be shared; what nobody asks for any more is swept. */
export const styleFormulaPlugin = defineFeature<StyleFormulaDependencies & { readonly log: Log }>(
  'style-formula',
  (app, dependencies) => {
    addStyleFormulaRoutes(app, dependencies);
    sweepWhileListening(app, {
      sweep: (signal) => sweepFormulas(dependencies, signal),
      failure: 'Style formulas could not be swept',
      log: dependencies.log,
    });
  },
);
