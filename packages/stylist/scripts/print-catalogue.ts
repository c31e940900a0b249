/** Prints how the starter catalogue is spread: node scripts/print-catalogue.ts [--names]. */
import { argv } from 'node:process';
import { VIBES } from '@glow/api';
import { starterCatalogue } from '../src/catalogue/starter-catalogue.ts';
import { intraListDiversity } from '../src/compose/diversity.ts';
import { hairColourName, skinToneName } from '../src/describe/person.ts';
import { type OutfitReading, readOutfit } from '../src/rules/outfit-reading.ts';
import { GARMENTS } from '../src/wardrobe/garments.ts';
import { itemColour } from '../src/wardrobe/item-words.ts';

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

const startedMs = performance.now();
const catalogue = starterCatalogue();
const composedMs = performance.now() - startedMs;
const readings = VIBES.map(
  (vibe) =>
    [vibe, catalogue.filter((look) => look.vibe === vibe).map(({ spec }) => readOutfit(spec))] as const,
);

/** Rows by value, columns by vibe, most frequent first. */
function tally(valuesOf: (reading: OutfitReading) => readonly string[]): Table {
  const rows = new Map<string, Record<string, number>>();
  for (const [vibe, looks] of readings) {
    for (const value of looks.flatMap(valuesOf)) {
      const row = rows.get(value) ?? Object.fromEntries([...VIBES, 'all'].map((name) => [name, 0]));
      row[vibe] = (row[vibe] ?? 0) + 1;
      row.all = (row.all ?? 0) + 1;
      rows.set(value, row);
    }
  }
  return Object.fromEntries([...rows].sort(([, a], [, b]) => (b.all ?? 0) - (a.all ?? 0)));
}

function print(title: string, valuesOf: (reading: OutfitReading) => readonly string[]): void {
  console.log(`\n${title}`);
  console.table(tally(valuesOf));
}

console.log(`${catalogue.length} looks composed in ${composedMs.toFixed(0)} ms`);
console.log('\nDiversity within a vibe (0 all alike, 1 nothing shared), and sets of different garments');
console.table(
  Object.fromEntries(
    readings.map(([vibe, looks]) => [
      vibe,
      {
        looks: looks.length,
        diversity: Number(intraListDiversity(looks).toFixed(3)),
        garmentSets: new Set(
          looks.map(({ main }) =>
            main
              .map(({ garment }) => garment.id)
              .sort()
              .join(),
          ),
        ).size,
        clo: `${Math.min(...looks.map(({ clo }) => clo))}–${Math.max(...looks.map(({ clo }) => clo))}`,
      },
    ]),
  ),
);
print('Body shapes', ({ spec }) => [spec.figure.bodyShape]);
print('Skin tones', ({ spec }) => [skinToneName(spec.figure)]);
print('Hair', ({ spec }) => [spec.figure.headscarf ? 'headscarf' : spec.figure.hair.style]);
print('Hair colours', ({ spec }) => (spec.figure.headscarf ? [] : [hairColourName(spec.figure)]));
print('Poses', ({ spec }) => [spec.figure.pose]);
print('Scenes', ({ spec }) => [spec.scene.name]);
print('Colour of the largest piece', ({ lead }) => (lead ? [itemColour(lead.item)] : []));
print('Garments', ({ worn }) => worn.map(({ garment }) => garment.id));
print('Cloths', ({ main }) => main.map(({ item }) => item.cloth.name));

const worn = new Set(
  readings.flatMap(([, looks]) => looks.flatMap((look) => look.worn.map(({ garment }) => garment.id))),
);
console.log(
  '\nNever worn:',
  GARMENTS.filter(({ id }) => !worn.has(id))
    .map(({ id }) => id)
    .join(', ') || 'none',
);
if (argv.includes('--names')) for (const { vibe, spec } of catalogue) console.log(`${vibe}  ${spec.name}`);
