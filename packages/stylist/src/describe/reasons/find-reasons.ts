import type { Slot } from '../../garments/garment.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';
import { speaksOfWhatIsCut } from './cut-off.ts';
import { speaksToOthers } from './for-whom.ts';
import { type LookFacts, lookFacts } from './look-facts.ts';
import { namedPieces } from './named-pieces.ts';
import { REASON_KINDS, type ReasonKind, type Theme } from './saying.ts';
import { THEMES } from './themes.ts';
import { shareATopic } from './topics.ts';

/** A true sentence about a look. */
export interface Reason {
  /** It speaks of the piece the look is named after. */
  readonly isOfHero: boolean;
  /** Where the pieces are worn that it names. */
  readonly names: ReadonlySet<Slot>;
  readonly kind: ReasonKind;
  /** The sentence before the look's own words are put in: two looks with the same one would be heard to repeat. */
  readonly template: string;
  readonly sentence: string;
}

/** FNV-1a over text, mixed to a number between 0 and 1. */
function chance(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

/** A longer sentence is not read beside a picture. */
const LONGEST = 90;

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sentence with the look's words in its braces, or undefined where the look lacks one of them. */
function fill(template: string, words: LookFacts['words']): string | undefined {
  const keys = [...template.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  if (keys.some((key) => words[key.toLowerCase()] === undefined)) return undefined;
  const sentence = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const word = words[key.toLowerCase()] ?? '';
    return key === key.toLowerCase() ? word : sentenceCase(word);
  });
  return sentence.length <= LONGEST ? sentence : undefined;
}

/** Whether a sentence speaks of the hero: by its name, by the place it is worn, or by its colour. */
function isOfHero(template: string, names: ReadonlySet<Slot>, { hero, colours }: LookFacts): boolean {
  if (!hero) return false;
  if ([...hero.slots].some((slot) => names.has(slot))) return true;
  if (/\{lead\}/i.test(template)) return colours.lead?.piece === hero.piece;
  if (/\{colour\}/i.test(template)) return colours.solo?.piece === hero.piece;
  return /\{one\}/i.test(template) && (colours.pair?.some(({ piece }) => piece === hero.piece) ?? false);
}

/** The sentences of a theme that are true of a look and still unsaid, those under one condition together. */
function sayable(theme: Theme, look: LookFacts, said: ReadonlySet<string>): readonly (readonly Reason[])[] {
  return theme.sayings
    .filter(({ when }) => when(look))
    .map(({ say, of }) =>
      say.flatMap((template) => {
        const isUnsaid =
          !said.has(template) &&
          !speaksOfWhatIsCut(template, look.reading) &&
          !speaksToOthers(template, look.reading);
        const sentence = isUnsaid ? fill(template, look.words) : undefined;
        if (sentence === undefined) return [];
        const names = namedPieces(template, of, look);
        return [{ kind: theme.kind, template, sentence, names, isOfHero: isOfHero(template, names, look) }];
      }),
    )
    .filter((reasons) => reasons.length > 0);
}

/** The one of a list that a key draws, by weight: the same key draws the same one, whatever else is in the list. */
function draw<T>(
  list: readonly T[],
  keyOf: (item: T) => string,
  weightOf: (item: T) => number,
): T | undefined {
  const keyed = list.map((item) => ({ item, key: Math.log(chance(keyOf(item))) / weightOf(item) }));
  return keyed.sort((a, b) => b.key - a.key)[0]?.item;
}

/** How often a reason is sought among those that speak of the look's hero. */
const OF_HERO_SHARE: Readonly<Record<ReasonKind, number>> = { answer: 0, eye: 0.2, wear: 0.65 };
/** How often the first reason leaves the hero to the others. */
const HERO_LEFT_SHARE = 0.4;
/** Among fewer sentences one would be heard too often. */
const ENOUGH = 8;

type Groups = readonly (readonly Reason[])[];

const kept = (groups: Groups, keeps: (reason: Reason) => boolean): Groups =>
  groups.map((group) => group.filter(keeps)).filter((group) => group.length > 0);

const sharesAPiece = (one: Reason, other: Reason) => [...one.names].some((slot) => other.names.has(slot));

/**
 * Draws a theme, then a condition, then a sentence; what holds of few looks comes before what holds of all, and what
 * names no piece and no topic of those `told` before the rest.
 */
function pickReason(
  kind: ReasonKind,
  look: LookFacts,
  said: ReadonlySet<string>,
  told: readonly Reason[],
): Reason | undefined {
  const { seed } = look.reading.spec;
  const all = THEMES.filter((theme) => theme.kind === kind).map((theme) => ({
    theme,
    groups: sayable(theme, look, said),
  }));
  const only = (keeps: (reason: Reason) => boolean) =>
    all
      .map(({ theme, groups }) => ({ theme, groups: kept(groups, keeps) }))
      .filter(({ groups }) => groups.length > 0);
  const isOfNewTopic = (one: Reason) => told.every((other) => !shareATopic(one.template, other.template));
  const isOfNewPiece = (one: Reason) => told.every((other) => !sharesAPiece(one, other));
  // The first leaves a piece to each of the two that follow.
  const isFrugal = ({ names }: Reason) => kind !== 'answer' || names.size <= Math.max(1, look.nameable - 2);
  const isFresh = (reason: Reason) => isOfNewPiece(reason) && isOfNewTopic(reason) && isFrugal(reason);
  const fresh = only(isFresh);
  const reasons = fresh.flatMap(({ groups }) => groups.flat());
  // Of three sentences that all speak of one piece two are wasted.
  const ofOthers = reasons.filter((reason) => !reason.isOfHero);
  const isHeroLeft = kind === 'answer' && chance(`${seed} leaves the hero`) < HERO_LEFT_SHARE;
  const isSought = chance(`${seed} ${kind} of the hero`) < OF_HERO_SHARE[kind];
  const ofHero = isSought ? reasons.filter((reason) => reason.isOfHero) : [];
  if (ofHero.length >= ENOUGH) {
    return draw(
      ofHero,
      ({ template }) => `${seed} ${template}`,
      () => 1,
    );
  }
  const isHeroSpared = isHeroLeft && ofOthers.length >= ENOUGH;
  let themes = isHeroSpared ? only((reason) => isFresh(reason) && !reason.isOfHero) : fresh;
  if (themes.length === 0) themes = only(isOfNewTopic);
  if (themes.length === 0) themes = only(() => true);
  const drawn = draw(
    themes,
    ({ theme }) => `${seed} ${theme.id}`,
    ({ theme }) => theme.weight ?? 1,
  );
  const group = draw(
    drawn?.groups ?? [],
    ([first]) => `${seed} among ${first?.template}`,
    (reasons) => reasons.length ** 0.6,
  );
  return draw(
    group ?? [],
    ({ template }) => `${seed} ${template}`,
    () => 1,
  );
}

/**
 * Up to three reasons: one about her answer, one about what the eye does, one on how to wear or what to change. The
 * same look is told the same ones, but for those already said to looks beside it.
 */
export function findReasons(
  reading: OutfitReading,
  said: ReadonlySet<string> = new Set(),
): readonly Reason[] {
  const look = lookFacts(reading);
  const told: Reason[] = [];
  for (const kind of REASON_KINDS)
    told.push(...[pickReason(kind, look, said, told)].flatMap((one) => one ?? []));
  return told;
}
