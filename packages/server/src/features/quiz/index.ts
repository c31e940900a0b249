import { type StyleLook, styleCatalogue } from '@glow/stylist';
import type { FindSavedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import { sweepGeneratedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import { seedStyleLooks } from '#catalogue/offered/seed-catalogue.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import { addQuizRoutes } from './quiz.routes.ts';
import { createQuiz, type QuizDependencies } from './quiz.service.ts';

const SWEEP_EVERY_MS = 6 * 60 * 60 * 1000;

export interface QuizOptions extends QuizDependencies {
  /** Default: the stylist's. */
  readonly catalogue?: () => readonly StyleLook[];
  /** Finds the looks that no sweep deletes; default: none. */
  readonly findSaved?: readonly FindSavedLooks[];
}

/**
 * Serves decks for the quiz's answers, from a catalogue that is seeded before the first request is served. While
 * the server listens, generated looks that nobody saved are swept.
 */
export const quizPlugin = defineFeature<QuizOptions>('quiz', async (app, options) => {
  const { catalogue = styleCatalogue, findSaved = [], ...dependencies } = options;
  await seedStyleLooks(dependencies, catalogue());
  const quiz = createQuiz(dependencies);
  addQuizRoutes(app, dependencies, quiz);

  const closing = new AbortController();
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    sweeping = sweepGeneratedLooks(dependencies, { findSaved, signal: closing.signal }).catch(
      (err: unknown) => {
        dependencies.log.error({ err }, 'Generated looks could not be swept');
      },
    );
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  app.addHook('onListen', async () => sweep());
  let drawing: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    if (dependencies.config.drawing === 'on-demand') return;
    drawing = quiz.drawAhead(closing.signal).catch((err: unknown) => {
      if (!closing.signal.aborted) dependencies.log.warn({ err }, 'The decks could not be drawn ahead');
    });
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    closing.abort();
    await Promise.all([sweeping, drawing]);
  });
});
