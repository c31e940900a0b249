/**
 * Prints how both catalogues are spread, and how wide their decks are: node scripts/print-catalogue.ts [--names].
 * Exits with 1 when a group of the vocabulary is missing.
 */
import { argv } from 'node:process';
import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { starterCatalogue, styleCatalogue } from '../src/catalogue/catalogues.ts';
import { HAIR_COLOURS } from '../src/colour/hair-colours.ts';
import { SKIN_TONES } from '../src/colour/skin-tones.ts';
import { chooseLooks } from '../src/compose/choose-looks.ts';
import { composeLooks } from '../src/compose/compose-looks.ts';
import { type DeckSpread, deckSpread } from '../src/compose/deck-spread.ts';
import type { LookRequest } from '../src/compose/look-request.ts';
import { describeOutfit } from '../src/describe/describe-outfit.ts';
import { hairColourName, skinToneName } from '../src/describe/person.ts';
import { CLOTHS } from '../src/garments/cloth.ts';
import { GARMENTS } from '../src/garments/garments.ts';
import { itemColour } from '../src/garments/item-words.ts';
import { AGES, AIDS, GLASSES_FRAMES, HAIR_STYLES, POSES, SCARF_DRAPES, SCENES } from '../src/outfit.ts';
import { type OutfitReading, readOutfit } from '../src/rules/outfit-reading.ts';

const DECK = 10;
const DECK_SEEDS = 20;
const startedMs = performance.now();
const catalogue = [
  ...starterCatalogue().map(({ vibe, spec }) => ({ group: vibe as string, spec })),
  ...styleCatalogue().map(({ style, weather, spec }) => ({ group: `${style} ${weather}`, spec })),
];
console.log(`${catalogue.length} looks read in ${(performance.now() - startedMs).toFixed(0)} ms`);
const looks = catalogue.map(({ group, spec }) => ({ group, reading: readOutfit(spec) }));
const groups = [...new Set(looks.map(({ group }) => group))];

const missing: string[] = [];

/** Rows by value, columns by group, most frequent first; a known value that never comes is noted. */
function print(
  title: string,
  valuesOf: (reading: OutfitReading) => readonly string[],
  known: readonly string[] = [],
): void {
  const empty = () => Object.fromEntries(['all', ...groups].map((name) => [name, 0]));
  const rows = new Map<string, Record<string, number>>(known.map((value) => [value, empty()]));
  for (const { group, reading } of looks) {
    for (const value of valuesOf(reading)) {
      const row = rows.get(value) ?? empty();
      row[group] = (row[group] ?? 0) + 1;
      row.all = (row.all ?? 0) + 1;
      rows.set(value, row);
    }
  }
  for (const [value, row] of rows) if (row.all === 0) missing.push(`${title}: ${value}`);
  console.log(`\n${title}`);
  console.table(Object.fromEntries([...rows].sort(([, a], [, b]) => (b.all ?? 0) - (a.all ?? 0))));
}

const optional = (value: string | undefined, otherwise: string) => [value ?? otherwise];
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

print('Body shapes', ({ spec }) => [spec.figure.bodyShape], BODY_SHAPES);
print('Skin tones', ({ spec }) => [skinToneName(spec.figure)], names(SKIN_TONES));
print('Hair', ({ spec: { figure } }) => (figure.headscarf ? [] : [figure.hair.style]), HAIR_STYLES);
print(
  'Hair colours',
  ({ spec: { figure } }) => (figure.headscarf ? [] : [hairColourName(figure)]),
  names(HAIR_COLOURS),
);
print(
  'Head coverings',
  ({ spec: { figure } }) => (figure.headscarf ? [figure.headscarf.drape ?? 'loose'] : []),
  SCARF_DRAPES,
);
print('Ages', ({ spec }) => optional(spec.figure.age, 'young'), AGES);
print('Glasses', ({ spec }) => optional(spec.figure.glasses, 'none'), GLASSES_FRAMES);
print('Aids', ({ spec }) => optional(spec.figure.aid, 'none'), AIDS);
print('Poses', ({ spec }) => [spec.figure.pose], POSES);
print('Scenes', ({ spec }) => [spec.scene.name], SCENES);
print('Hue of the largest piece', ({ lead }) => (lead ? [itemColour(lead.item)] : []));
print('Cloths', ({ worn }) => [...new Set(worn.map(({ item }) => item.cloth.name))], CLOTHS);
print(
  'Garments',
  ({ worn }) => worn.map(({ garment }) => garment.id),
  GARMENTS.map(({ id }) => id),
);

/** Worst and mean of every count over some decks. */
function spreadRow(decks: readonly DeckSpread[]): Record<string, string> {
  const cell = (key: keyof DeckSpread, digits: number) => {
    const values = decks.map((deck) => deck[key]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return `${Math.min(...values).toFixed(digits)} / ${mean.toFixed(Math.max(1, digits))}`;
  };
  return {
    diversity: cell('diversity', 2),
    hues: cell('hues', 0),
    silhouettes: cell('silhouettes', 0),
    formality: cell('formality', 1),
    scenes: cell('scenes', 0),
    sets: cell('sets', 0),
  };
}

const freshDecks = (request: LookRequest) =>
  Array.from({ length: DECK_SEEDS }, (_, seed) =>
    deckSpread(composeLooks(request, { count: DECK, seed }).map(readOutfit)),
  );

console.log(`\nDecks of ${DECK}, worst / mean of ${DECK_SEEDS} fresh ones`);
console.table(Object.fromEntries(VIBES.map((vibe) => [vibe, spreadRow(freshDecks({ vibe }))])));
console.log(
  `\nDecks of ${DECK} chosen from the catalogue for the quiz's answers, worst / mean over the body shapes`,
);
console.table(
  Object.fromEntries(
    STYLES.flatMap((style) =>
      ['both', ...WEATHER_TAGS].map((weather) => [
        `${style} ${weather}`,
        spreadRow(
          BODY_SHAPES.map((bodyShape) => {
            const offered = styleCatalogue().filter(
              (look) =>
                look.style === style &&
                look.bodyShape === bodyShape &&
                (weather === 'both' || look.weather === weather),
            );
            const chosen = chooseLooks({ style, bodyShape }, offered, DECK);
            return deckSpread(chosen.map(({ spec }) => readOutfit(spec)));
          }),
        ),
      ]),
    ),
  ),
);

const said = new Map<string, number>();
for (const { spec } of catalogue)
  for (const reason of describeOutfit(spec).reasons) said.set(reason, (said.get(reason) ?? 0) + 1);
const [loudest] = [...said].sort(([, a], [, b]) => b - a);
console.log(
  `\n${said.size} different reasons; the most frequent on ${((100 * (loudest?.[1] ?? 0)) / catalogue.length).toFixed(1)} % of looks: ${loudest?.[0]}`,
);

if (argv.includes('--names')) for (const { group, spec } of catalogue) console.log(`${group}  ${spec.name}`);
console.log('\nMissing:', missing.join(', ') || 'nothing');
if (missing.length > 0) process.exitCode = 1;
