import { leansOfTaste, type RecommendRequest } from '@glow/api';
import type { DeckRequest } from '@glow/stylist';
import { composeNewLooks, type NewLooksRequest } from '#catalogue/generated-looks/compose-new-looks.ts';
import { countGenerated } from '#catalogue/generated-looks/daily-limits.ts';
import { type DrawnLook, isDrawn, type Look } from '#catalogue/looks/look.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { splitOffered } from './split-offered.ts';

type DealDependencies = Parameters<typeof composeNewLooks>[0] &
  Parameters<typeof countGenerated>[0] & { readonly lookbook: Lookbook };

interface DealRequest {
  readonly answers: DeckRequest;
  readonly request: Pick<RecommendRequest, 'image_count' | 'exclude_names' | 'taste'>;
  readonly offered: readonly Look[];
  readonly client: string;
}

/** Returns whether a request asks for a deck of its own, unlike everybody's with its answers. */
export function isPersonal({ exclude_names, taste }: DealRequest['request']): boolean {
  return exclude_names.length > 0 || leansOfTaste(taste) !== undefined;
}

/**
 * Deals looks that a person has not seen, nearest to her taste: as many are composed for it as are asked for, and the
 * best of these and of what is offered are chosen. Where a day had enough of composing, of what is offered alone.
 */
export async function dealToTaste(
  dependencies: DealDependencies,
  { answers, request, offered, client }: DealRequest,
): Promise<readonly Look[]> {
  const { image_count, exclude_names, taste } = request;
  const seen = new Set(exclude_names);
  const leans = leansOfTaste(taste);
  const fresh = offered.filter((look) => !seen.has(isDrawn(look) ? look.spec.name : look.upload.name));
  const { uploads, catalogue } = splitOffered(fresh, image_count);
  const wanted = image_count - uploads.length;
  const missing = Math.max(0, wanted - catalogue.length);
  const composed = await composeWhileAllowed(dependencies, client, {
    answers,
    count: leans ? wanted : missing,
    wantedBy: 'generate',
    excludeNames: exclude_names,
    leans,
  });
  const chosen = await dependencies.lookbook.choose(answers, [...catalogue, ...composed], wanted, leans);
  return [...uploads, ...chosen];
}

async function composeWhileAllowed(
  dependencies: DealDependencies,
  client: string,
  request: NewLooksRequest,
): Promise<readonly DrawnLook[]> {
  if (request.count === 0) return [];
  try {
    await countGenerated(dependencies, client, request.count);
    return await composeNewLooks(dependencies, request);
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}
