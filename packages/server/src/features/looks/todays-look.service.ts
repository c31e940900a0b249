import { createHash } from 'node:crypto';
import { BODY_SHAPES, type Figure, STYLES, type TodaysLookRequest, type WeatherInfo } from '@glow/api';
import type { DeckRequest } from '@glow/stylist';
import { type FitDependencies, keepFitted, suitedLooks } from '#catalogue/fitted-looks/fit-looks.ts';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import { createOfferCache } from '#catalogue/offered/offer-cache.ts';
import { findKeysOfAnswers } from '#catalogue/offered/offered-looks.repository.ts';
import type { Config } from '#config/config.ts';
import type { AnswerStore } from '#infra/answers/answer-store.ts';
import type { Weather } from '#infra/weather/weather.ts';
import { weatherOfRequest } from '#infra/weather/weather-of-request.ts';
import { dayNumberOf } from './day-number.ts';

export interface TodaysLookDependencies extends FitDependencies {
  readonly config: Config;
  readonly answers: AnswerStore;
  readonly weather: Weather;
}

interface ChosenForToday {
  /** Absent: nothing is offered for these answers. */
  readonly look?: DescribedLook;
  readonly weather: WeatherInfo;
}

/** Most looks suit most figures. */
const FITTED_AT_ONCE = 6;
/** Twenty answers in three weathers, with room for those of the offer before. */
const MAX_OFFERS = 120;

/**
 * Returns a function that chooses the look of a day: the same for the same day, answers and weather, another the next
 * day, and none twice before all were shown. An answer that is not given is dealt by the day; on a person's own
 * figure any shape's looks may be worn. Nothing
 * is stored but a look on a person's own figure, as everywhere.
 */
export function createTodaysLook(dependencies: TodaysLookDependencies) {
  const { db, lookbook } = dependencies;
  const offers = createOfferCache<readonly DescribedLook[]>(dependencies, {
    kind: 'today',
    maxEntries: MAX_OFFERS,
  });

  async function readOffer(answers: DeckRequest): Promise<readonly DescribedLook[]> {
    return lookbook.describe(await findLooks(db.queries, await findKeysOfAnswers(db.queries, answers)));
  }

  return async (request: TodaysLookRequest, client: string): Promise<ChosenForToday> => {
    const day = dayNumberOf(request.date);
    const { figure } = request;
    const weather = await weatherOfRequest(dependencies, request, client);
    const style = request.styles?.[0] ?? dealt(STYLES, day);
    const bodyShapes = figure ? BODY_SHAPES : (request.bodyShapes ?? [dealt(BODY_SHAPES, day)]);
    const offered = bodyShapes.map((bodyShape) => {
      const answers: DeckRequest = { style, bodyShape, ...(weather.tag && { weather: weather.tag }) };
      return offers([style, bodyShape, weather.tag].join(), () => readOffer(answers));
    });
    const looks = (await Promise.all(offered)).flat();
    const ranked = rankForDay(looks, day, request.turn);
    const look = figure ? await firstOnFigure(dependencies, ranked, figure, client) : ranked[0];
    return { ...(look && { look }), weather };
  };
}

const dealt = <Item>(items: readonly [Item, ...Item[]], day: number): Item =>
  items[day % items.length] ?? items[0];

/**
 * Returns all looks, that of the day first: they come in an order of chance, then in another; the second of a day is half
 * a round away.
 */
function rankForDay(looks: readonly DescribedLook[], day: number, turn: number): readonly DescribedLook[] {
  const round = Math.floor(day / looks.length);
  const rank = ({ description }: DescribedLook) =>
    createHash('sha256').update(`${round} ${description.name}`).digest('hex');
  const ranked = looks
    .map((look) => [rank(look), look] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, look]) => look);
  const place = (day + turn * Math.ceil(looks.length / 2)) % looks.length;
  return [...ranked.slice(place), ...ranked.slice(0, place)];
}

/** Returns the first look that suits a person's own figure, on it; an upload suits nobody. */
async function firstOnFigure(
  dependencies: TodaysLookDependencies,
  ranked: readonly DescribedLook[],
  figure: Figure,
  client: string,
): Promise<DescribedLook | undefined> {
  for (let from = 0; from < ranked.length; from += FITTED_AT_ONCE) {
    const next = ranked.slice(from, from + FITTED_AT_ONCE).map(({ look }) => look);
    const [fitted] = await suitedLooks(dependencies, next, figure);
    if (!fitted) continue;
    await keepFitted(dependencies, [fitted], client);
    const [described] = await dependencies.lookbook.describe([fitted.look]);
    return described;
  }
  return undefined;
}
