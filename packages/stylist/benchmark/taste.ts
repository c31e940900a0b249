/**
 * Prints how good our taste is: node benchmark/taste.ts [--seed <n>] [--looks <file>].
 * `--looks` counts another stylist's looks beside ours. Formats: README.md beside this file.
 */
import { parseArgs } from 'node:util';
import { composeLook, composeLooks } from '#compose/compose-looks.ts';
import { freshLooks } from './composers/fresh-looks.ts';
import { randomLook } from './composers/random-look.ts';
import { composingFigures } from './figures/composing.ts';
import { asTable, printTable } from './figures/table.ts';
import { composedLook } from './format/composed-look.ts';
import { linesOf, looksOfBefore } from './format/read-looks.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, looks: { type: 'string' } },
});

const seed = Number(values.seed);
const composed = {
  now: freshLooks(
    { one: composeLook, deck: (request, count, from) => composeLooks(request, { count, seed: from }) },
    seed,
  ),
  before: looksOfBefore(),
  random: freshLooks(
    {
      one: randomLook,
      deck: (request, count, from) =>
        Array.from({ length: count }, (_, turn) => randomLook(request, from + turn)),
    },
    seed,
  ),
  ...(values.looks === undefined ? {} : { other: linesOf(values.looks).map(composedLook) }),
};
const names = Object.keys(composed);
const columns = Object.values(composed).map(composingFigures);
printTable(
  ['what a stylist would send back', ...names],
  asTable(columns.map(({ violations }) => violations)),
);
printTable(['repetition and width', ...names], asTable(columns.map(({ spread }) => spread)));
console.log(
  columns
    .map(({ looks, skipped }, index) => `${names[index]}: ${looks} looks, ${skipped} skipped`)
    .join('; '),
);
