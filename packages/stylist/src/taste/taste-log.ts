import { DECK_MAX_SIZE, type Taste, TRAITS, TRAITS_VERSION, type Trait } from '@glow/api';
import { type Belief, type Correction, type Corrections, type Decision, leansOf, learn } from './learn.ts';
import { readTraits } from './read-traits.ts';

/** A look that was liked or passed: its name, its traits, and 1 or 0. */
export type LoggedDecision = readonly [name: string, traits: string, liked: 0 | 1];

/** What a browser keeps of somebody's taste: her decisions, the newest last, and what she said herself. */
export interface TasteLog {
  readonly version: number;
  readonly decisions: readonly LoggedDecision[];
  readonly said: Corrections;
  /** Absent: in this browser alone. */
  readonly kept?: 'account';
}

/** Some fifteen decks; older decisions teach nothing. */
const DECISIONS_MAX = 200;
/** One deck more, so that taking back what pushed an old decision out brings it in again. */
const KEPT_MAX = DECISIONS_MAX + DECK_MAX_SIZE;
const NAME_MAX_LENGTH = 120;

export const EMPTY_LOG: TasteLog = { version: TRAITS_VERSION, decisions: [], said: {} };

/** Tells whether a log says nothing, so that nothing need be kept. */
export const isEmptyLog = ({ decisions, said }: TasteLog): boolean =>
  decisions.length === 0 && Object.keys(said).length === 0;

function isDecision(value: unknown): value is LoggedDecision {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [name, traits, liked] = value;
  const isName = typeof name === 'string' && name.length > 0 && name.length <= NAME_MAX_LENGTH;
  return isName && readTraits(traits) !== undefined && (liked === 0 || liked === 1);
}

/** Returns the log in a value of unknown origin; what is none, or of another version, is left out. */
export function readLog(value: unknown): TasteLog {
  if (typeof value !== 'object' || value === null) return EMPTY_LOG;
  const given: Partial<Record<keyof TasteLog, unknown>> = value;
  if (given.version !== TRAITS_VERSION || !Array.isArray(given.decisions)) return EMPTY_LOG;
  const said = (given.said ?? {}) as Readonly<Record<string, unknown>>;
  const corrections = TRAITS.filter((trait) => [-1, 0, 1].includes(said[trait] as number));
  return {
    version: TRAITS_VERSION,
    decisions: given.decisions.filter(isDecision).slice(-KEPT_MAX),
    said: Object.fromEntries(corrections.map((trait) => [trait, said[trait] as Correction])),
    ...(given.kept === 'account' && { kept: given.kept }),
  };
}

/** Returns the log with one decision more; a look without traits teaches nothing. */
export function withDecision(
  log: TasteLog,
  {
    name,
    traits,
    liked,
  }: { readonly name: string; readonly traits?: string | undefined; readonly liked: boolean },
): TasteLog {
  if (!traits || !readTraits(traits)) return log;
  return { ...log, decisions: [...log.decisions, [name, traits, liked ? 1 : 0]] };
}

/** Returns the log without the last decision on a look, as if it had never been. */
export function withoutDecision(log: TasteLog, name: string): TasteLog {
  const last = log.decisions.findLastIndex(([decided]) => decided === name);
  return last < 0 ? log : { ...log, decisions: log.decisions.toSpliced(last, 1) };
}

export function withCorrection(log: TasteLog, trait: Trait, correction: Correction | undefined): TasteLog {
  const { [trait]: _, ...others } = log.said;
  return { ...log, said: correction === undefined ? others : { ...others, [trait]: correction } };
}

/** Returns what the log lets believe; of a look that was decided twice the last decision counts. */
export function believe({ decisions, said }: TasteLog, prior?: readonly number[]): Belief {
  const newest = new Map(
    decisions.slice(-DECISIONS_MAX).map(([name, traits, liked]) => [name, { traits, liked }]),
  );
  const rows = Array.from(newest.values(), ({ traits, liked }): Decision => {
    return { traits: readTraits(traits) ?? [], liked: liked === 1 };
  });
  return learn(rows, prior, said);
}

/** Returns what a call is told of the log: coarse leans, and the names of what has been decided, the newest last. */
export function tasteOf(log: TasteLog): { readonly taste: Taste; readonly seen: string[] } {
  const taste = { version: TRAITS_VERSION, leans: leansOf(believe(log)) };
  return { taste, seen: [...new Set(log.decisions.map(([name]) => name))] };
}
