import type { OutfitReading } from '../../rules/outfit-reading.ts';
import { speaksOfWhatIsCut } from './cut-off.ts';
import { speaksToOthers } from './for-whom.ts';
import { type LookFacts, lookFacts } from './look-facts.ts';
import { REASON_KINDS, type ReasonKind, type Theme } from './saying.ts';
import { THEMES } from './themes.ts';
import { shareATopic } from './topics.ts';

/** A true sentence about a look. */
export interface Reason {
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

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sentence with the look's words in its braces, or undefined where the look lacks one of them. */
function fill(template: string, words: LookFacts['words']): string | undefined {
  const keys = [...template.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  if (keys.some((key) => words[key.toLowerCase()] === undefined)) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const word = words[key.toLowerCase()] ?? '';
    return key === key.toLowerCase() ? word : sentenceCase(word);
  });
}

/** The sentences of a theme that are true of a look and still unsaid, those under one condition together. */
function sayable(theme: Theme, look: LookFacts, said: ReadonlySet<string>): readonly (readonly Reason[])[] {
  return theme.sayings
    .filter(({ when }) => when(look))
    .map(({ say }) =>
      say.flatMap((template) => {
        const isUnsaid =
          !said.has(template) &&
          !speaksOfWhatIsCut(template, look.reading) &&
          !speaksToOthers(template, look.reading);
        const sentence = isUnsaid ? fill(template, look.words) : undefined;
        return sentence === undefined ? [] : [{ kind: theme.kind, template, sentence }];
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

/**
 * Draws a theme, then a condition, then a sentence; what holds of few looks comes before what holds of all, and what
 * nothing `told` speaks of before the rest.
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
  const isNew = ({ template }: Reason) => told.every((other) => !shareATopic(template, other.template));
  const fresh = all.map(({ theme, groups }) => ({
    theme,
    groups: groups.map((group) => group.filter(isNew)).filter((group) => group.length > 0),
  }));
  const themes = [fresh, all]
    .map((list) => list.filter(({ groups }) => groups.length > 0))
    .find((list) => list.length > 0);
  const drawn = draw(
    themes ?? [],
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
