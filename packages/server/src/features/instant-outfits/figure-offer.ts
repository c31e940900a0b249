import { type Figure, INSTANT_OPTIONS, type InstantOutfitsRequest, leansOfTaste, type Vibe } from '@glow/api';
import { figurePicture, lookKey } from '@glow/stylist';
import { LRUCache } from 'lru-cache';
import { type FitDependencies, keepFitted, suitedLooks } from '#catalogue/fitted-looks/fit-looks.ts';
import { composeNewLooks } from '#catalogue/generated-looks/compose-new-looks.ts';
import { countGenerated } from '#catalogue/generated-looks/daily-limits.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import { createSingleFlight } from '#infra/concurrency.ts';
import type { ChosenLooks } from './chosen-looks.ts';
import { nearestToTaste } from './nearest-to-taste.ts';
import { randomSample } from './random-sample.ts';

/** A vibe gives one figure no fewer looks than this: what the catalogue lacks is composed for it. */
const FIGURE_MIN_LOOKS = 10;
const MAX_OFFERS = 500;
/** Far less than what is composed is stored for. */
const OFFER_TTL_MS = 24 * 60 * 60 * 1000;

type FigureRequest = InstantOutfitsRequest & { readonly figure: Figure };
const isFresh = (names: ReadonlySet<string>) => (look: DescribedLook) => !names.has(look.description.name);

/**
 * Returns a function that chooses looks of a vibe on a person's own figure: those of the catalogue that suit it and,
 * where they are few, looks that are composed for it once. An upload is never among them: it is of somebody else.
 */
export function createFigureOffer(
  dependencies: FitDependencies,
): (request: FigureRequest, offered: readonly DescribedLook[], client: string) => Promise<ChosenLooks> {
  const { lookbook } = dependencies;
  const kept = new LRUCache<string, readonly DescribedLook[]>({ max: MAX_OFFERS, ttl: OFFER_TTL_MS });
  const once = createSingleFlight<readonly DescribedLook[]>();

  async function composeFor(vibe: Vibe, figure: Figure, client: string): Promise<readonly DescribedLook[]> {
    const { style = 'Casual' } = INSTANT_OPTIONS.find((option) => option.vibe === vibe) ?? {};
    const answers = {
      style,
      bodyShape: figure.bodyShape,
      weather: vibe === 'sunny' ? 'hot' : 'cold',
    } as const;
    await countGenerated(dependencies, client, FIGURE_MIN_LOOKS);
    const request = { answers, vibe, figure, count: FIGURE_MIN_LOOKS, wantedBy: 'generate' } as const;
    return lookbook.describe(await composeNewLooks(dependencies, request));
  }

  function composedFor(vibe: Vibe, figure: Figure, client: string): Promise<readonly DescribedLook[]> {
    const name = `${vibe} ${lookKey(figurePicture(figure))}`;
    const compose = async () => {
      const looks = kept.get(name) ?? (await composeFor(vibe, figure, client));
      if (!kept.has(name)) kept.set(name, looks);
      return looks;
    };
    return once(name, compose);
  }

  return async ({ vibe, image_count, exclude_names, figure, taste }, offered, client) => {
    const looks = offered.map(({ look }) => look);
    const suited = await suitedLooks(dependencies, looks, figure);
    const isFew = suited.length < FIGURE_MIN_LOOKS;
    const added = isFew ? await composedFor(vibe, figure, client) : [];
    const excluded = new Set(exclude_names);
    const open = suited.filter(({ look }) => !excluded.has(look.spec.name));
    const traits = new Map(offered.map(({ look, description }) => [look.key, description.traits]));
    const traitsOf = (one: (typeof open)[number] | DescribedLook) =>
      'baseKey' in one ? traits.get(one.baseKey ?? one.look.key) : one.description.traits;
    const fresh = [...open, ...added.filter(isFresh(excluded))];
    const chosen = randomSample(nearestToTaste(fresh, leansOfTaste(taste), traitsOf), image_count);
    const fitted = chosen.flatMap((one) => ('baseKey' in one ? [one] : []));
    await keepFitted(dependencies, fitted, client);
    const described = await lookbook.describe(fitted.map(({ look }) => look));
    const byKey = new Map(described.map((one) => [one.look.key, one]));
    const answer = chosen.flatMap((one) => ('baseKey' in one ? (byKey.get(one.look.key) ?? []) : [one]));
    return { looks: answer, uniqueExhausted: offered.length > 0 && chosen.length === 0 };
  };
}
