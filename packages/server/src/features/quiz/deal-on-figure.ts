import { BODY_SHAPES, type Figure } from '@glow/api';
import type { DeckRequest } from '@glow/stylist';
import { type FitDependencies, keepFitted, suitedLooks } from '#catalogue/fitted-looks/fit-looks.ts';
import { composeNewLooks, type ProposedDraft } from '#catalogue/generated-looks/compose-new-looks.ts';
import { countGenerated } from '#catalogue/generated-looks/daily-limits.ts';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import type { DrawnLook } from '#catalogue/looks/look.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import { findKeysOfAnswers } from '#catalogue/offered/offered-looks.repository.ts';

export interface FigureDeckRequest {
  readonly answers: DeckRequest;
  readonly figure: Figure;
  readonly count: number;
  readonly client: string;
  /** Seen before: others are dealt. */
  readonly excludeNames: readonly string[];
  readonly leans: readonly number[] | undefined;
}

/**
 * Chooses a deck that suits a person's own figure, and puts it on it: from what is offered for the style to every body
 * shape, since the shape is the person's now; what the catalogue lacks is composed for the figure. No uploads: they are
 * of somebody else.
 * @throws {ServiceError} where a day had enough of them.
 */
export async function dealOnFigure(
  dependencies: FitDependencies,
  { answers, figure, count, client, excludeNames, leans }: FigureDeckRequest,
): Promise<readonly DrawnLook[]> {
  const { db, lookbook } = dependencies;
  const offers = BODY_SHAPES.map((bodyShape) => findKeysOfAnswers(db.queries, { ...answers, bodyShape }));
  const offered = await findLooks(db.queries, (await Promise.all(offers)).flat());
  const seen = new Set(excludeNames);
  const all = await suitedLooks(dependencies, offered, figure);
  const suited = all.filter(({ look }) => !seen.has(look.spec.name));
  const missing = count - suited.length;
  if (missing > 0) await countGenerated(dependencies, client, missing);
  const added =
    missing > 0
      ? await composeNewLooks(dependencies, {
          answers,
          figure,
          count: missing,
          wantedBy: 'generate',
          excludeNames,
          leans,
        })
      : [];
  const looks = [...suited.map(({ look }) => look), ...added];
  const deck = await lookbook.choose(answers, looks, count, leans);
  const keys = new Set(deck.map(({ key }) => key));
  await keepFitted(
    dependencies,
    suited.filter(({ look }) => keys.has(look.key)),
    client,
  );
  return deck;
}

/** Puts what a model proposed on a person's own figure; leaves out what does not suit it. */
export async function fitDrafts(
  lookbook: Lookbook,
  drafts: readonly ProposedDraft[],
  figure: Figure,
): Promise<readonly ProposedDraft[]> {
  const looks = drafts.map(({ spec }) => ({ key: '', spec }));
  const fitted = await lookbook.fit(looks, figure);
  return drafts.flatMap((draft, place) => {
    const spec = fitted[place]?.spec;
    return spec ? [{ ...draft, spec }] : [];
  });
}
