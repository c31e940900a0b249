import type { Slot } from '../../garments/garment.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';
import { speaksOfWhatIsCut } from './cut-off.ts';
import { speaksToOthers } from './for-whom.ts';
import { type LookFacts, lookFacts } from './look-facts.ts';
import { REASON_KINDS, type ReasonKind, type Theme } from './saying.ts';
import { THEMES } from './themes.ts';
import { shareATopic } from './topics.ts';

/** A true sentence about a look. */
export interface Reason {
  /** It speaks of the piece the look is named after. */
  readonly isOfHero: boolean;
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

const OF_HERO = /\{(hero|tinted|some)\}/i;
const OF_SLOT = /\{(coat|layer|top|bottom|dress|over)\}/gi;

/** Whether a sentence speaks of the hero: by its name, by the place it is worn, or by its colour. */
function isOfHero(template: string, of: Slot | undefined, { hero, over, colours }: LookFacts): boolean {
  if (!hero) return false;
  if (OF_HERO.test(template) || (of && hero.slots.has(of))) return true;
  const slots = [...template.matchAll(OF_SLOT)].map(([, slot = '']) => slot.toLowerCase());
  if (slots.some((slot) => (slot === 'over' ? over === hero.piece : hero.slots.has(slot as Slot))))
    return true;
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
        return sentence === undefined
          ? []
          : [{ kind: theme.kind, template, sentence, isOfHero: isOfHero(template, of, look) }];
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
const OF_HERO_SHARE: Readonly<Record<ReasonKind, number>> = { answer: 0, eye: 0.4, wear: 0.65 };
/** Among fewer sentences of the hero one would be heard too often. */
const ENOUGH = 8;

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
  // Mostly all three speak of one piece; some of the best lines speak of none.
  const isSought = chance(`${seed} ${kind} of the hero`) < OF_HERO_SHARE[kind];
  const ofHero = fresh.flatMap(({ groups }) => groups.flat()).filter((reason) => isSought && reason.isOfHero);
  if (ofHero.length >= ENOUGH) {
    return draw(
      ofHero,
      ({ template }) => `${seed} ${template}`,
      () => 1,
    );
  }
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
