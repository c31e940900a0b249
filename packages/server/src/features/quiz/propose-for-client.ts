import { WEATHER_TAGS } from '@glow/api';
import type { DeckRequest } from '@glow/stylist';
import type { ProposedDraft } from '#catalogue/generated-looks/compose-new-looks.ts';
import { countModelCalls } from '#catalogue/generated-looks/daily-limits.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Models } from '#infra/ai/models.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import { proposeLooks } from './propose-looks.ts';

interface ClientProposalDependencies {
  readonly lookbook: Lookbook;
  readonly metrics: Metrics;
  readonly models: Models;
  readonly counters: CounterStore;
}

/**
 * Returns looks that the text model proposes for a client, within what a day of hers may cost; both weathers where the
 * answers name none. With an image model, as many of them are to be painted as the day allows.
 * @returns Up to `count`; fewer or none where the model, the gates or the budget say so, and never an error.
 */
export async function proposeForClient(
  dependencies: ClientProposalDependencies,
  answers: DeckRequest,
  count: number,
  client: string,
): Promise<readonly ProposedDraft[]> {
  const { models } = dependencies;
  if (!models.text) return [];
  const weathers = answers.weather ? [answers.weather] : WEATHER_TAGS;
  const countCall = () => countModelCalls(dependencies, 'text', client, 1);
  const decks = await Promise.all(
    weathers.map(async (weather) => {
      const request = { ...answers, weather };
      const looks = await proposeLooks(
        { ...dependencies, countCall },
        request,
        Math.ceil(count / weathers.length),
      );
      return looks.map((look) => ({ ...look, answers: request }));
    }),
  );
  const proposed = decks.flat().slice(0, count);
  const paintedBy = models.image?.name;
  const isPainted =
    paintedBy !== undefined && (await countModelCalls(dependencies, 'image', client, proposed.length));
  if (!isPainted) return proposed;
  return proposed.map(({ spec, ...rest }) => ({
    ...rest,
    spec: { ...spec, models: { ...spec.models, paintedBy } },
  }));
}
