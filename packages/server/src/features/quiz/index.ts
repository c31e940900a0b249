import { type StyleLook, styleCatalogue } from '@glow/stylist';
import type { FindSavedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import { sweepGeneratedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import { seedStyleLooks } from '#catalogue/offered/seed-catalogue.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import { sweepWhileListening } from '#infra/http/sweep-while-listening.ts';
import { addQuizRoutes } from './quiz.routes.ts';
import { createQuiz, type QuizDependencies } from './quiz.service.ts';

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
  let drawing: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    if (dependencies.config.drawing === 'on-demand') return;
    drawing = quiz.drawAhead(closing.signal).catch((err: unknown) => {
      if (!closing.signal.aborted) dependencies.log.warn({ err }, 'The decks could not be drawn ahead');
    });
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await drawing;
  });
  sweepWhileListening(app, {
    sweep: (signal) => sweepGeneratedLooks(dependencies, { findSaved, signal }),
    failure: 'Generated looks could not be swept',
    log: dependencies.log,
  });
});
