import { type CountDependencies, countOfDay, daily, refuseBeyond } from '#infra/rate-limits/daily-limits.ts';

/**
 * Sixty decks a day from one address, five thousand from all; each stored look takes half a kilobyte, and is deleted
 * after 30 days if nobody opens it.
 */
const LOOKS = daily('quiz.generate.looks', 240, 20_000);

/**
 * Figures in the editor, and looks on them: days of one person, or an hour of a busy office. Each takes three kilobytes and
 * is deleted after two days if nobody opens it.
 */
const FITTED = daily('figure.looks', 1500, 60_000);

/** Each is half a kilobyte, and two pictures if somebody opens them. */
const FORMULAS = daily('style-formula.made', 100, 20_000);

/** Each call costs the operator money. */
const MODEL_LIMITS = {
  text: daily('quiz.model.calls', 20, 2000),
  image: daily('quiz.paintings', 16, 500),
} as const;

/** Counts calls of a model that are about to be made for a client; false where a day had enough of them. */
export async function countModelCalls(
  dependencies: CountDependencies,
  kind: keyof typeof MODEL_LIMITS,
  client: string,
  calls: number,
): Promise<boolean> {
  const { exceeded } = await countOfDay(dependencies, MODEL_LIMITS[kind], client, calls);
  return exceeded === undefined;
}

/**
 * Counts looks that are about to be composed for a client, since each is stored.
 * @throws {ServiceError} `rate_limited` where the client, `unavailable` where everybody together had the day's share.
 */
export const countGenerated = (dependencies: CountDependencies, client: string, looks: number) =>
  refuseBeyond(dependencies, LOOKS, client, looks);

/**
 * Counts looks that are about to be stored on a client's own figure.
 * @throws {ServiceError} as `countGenerated`.
 */
export const countFitted = (dependencies: CountDependencies, client: string, looks: number) =>
  refuseBeyond(dependencies, FITTED, client, looks);

/**
 * Counts a style formula that is about to be stored for a client.
 * @throws {ServiceError} as `countGenerated`.
 */
export const countFormula = (dependencies: CountDependencies, client: string) =>
  refuseBeyond(dependencies, FORMULAS, client, 1);
