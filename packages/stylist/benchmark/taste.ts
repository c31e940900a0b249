/**
 * Prints how good our taste is: node benchmark/taste.ts [--seed <n>] [--scores <file>] [--looks <file>].
 * `--scores` judges the rated looks by another stylist's scores, `--looks` counts another stylist's looks beside ours.
 * Formats: README.md beside this file.
 */
import { parseArgs } from 'node:util';
import { composeLook, composeLooks } from '#compose/compose-looks.ts';
import { freshLooks } from './composers/fresh-looks.ts';
import { randomLook } from './composers/random-look.ts';
import { agreement } from './figures/agreement.ts';
import { composingFigures } from './figures/composing.ts';
import { type Judged, judgementFigures, ourJudgement } from './figures/judgement.ts';
import { otherJudgements } from './figures/other-judgements.ts';
import { asShare, asTable, printTable } from './figures/table.ts';
import { composedLook } from './format/composed-look.ts';
import { meanRating, type RatedLook, ratedLooks, SOURCES } from './format/rated-look.ts';
import { linesOf, looksOfBefore, readable } from './format/read-looks.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, scores: { type: 'string' }, looks: { type: 'string' } },
});
const halves = { open: ratedLooks('open'), 'held-back': ratedLooks('held-back') };
const all: readonly RatedLook[] = [...halves.open, ...halves['held-back']];

const agreed = agreement(all);
console.log(
  `${all.length} looks rated twice: weighted kappa ${agreed.kappa.toFixed(2)}, Spearman ${agreed.spearman.toFixed(2)}, ` +
    `${asShare(agreed.same)} the same, ${asShare(agreed.withinOne)} at most one apart\n`,
);

const RATING_STEPS = [1, 2, 3, 4, 5] as const;
printTable(
  ['composer', 'looks', 'mean rating', ...RATING_STEPS.map((step) => `rated ${step}`)],
  SOURCES.map((source) => {
    const looks = all.filter((look) => look.source === source);
    const ratings = looks.flatMap((look) => look.ratings);
    const mean = looks.reduce((sum, look) => sum + meanRating(look), 0) / looks.length;
    return [
      source,
      String(looks.length),
      mean.toFixed(2),
      ...RATING_STEPS.map((step) =>
        asShare(ratings.filter((rating) => rating === step).length / ratings.length),
      ),
    ];
  }),
);

const others = values.scores === undefined ? undefined : otherJudgements(linesOf(values.scores));
printTable(
  [
    'half',
    'looks',
    'skipped',
    'rank correlation',
    'without random',
    'among those that pass',
    'below 3, rejected',
    '4 and better, rejected',
  ],
  Object.entries(halves).map(([half, looks]) => {
    const { read, skipped } = readable(looks);
    const judged = read.flatMap((entry): Judged[] => {
      const judgement = others ? others.get(entry.look.id) : ourJudgement(entry);
      return judgement ? [{ look: entry.look, judgement }] : [];
    });
    const figures = judgementFigures(judged);
    return [
      half,
      String(figures.looks),
      String(skipped),
      figures.correlation.toFixed(2),
      figures.correlationOfComposed.toFixed(2),
      figures.correlationOfPassed.toFixed(2),
      asShare(figures.caught),
      asShare(figures.wronged),
    ];
  }),
);

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
const columns = Object.values(composed).map(composingFigures);
const names = Object.keys(composed);
printTable(
  ['looks that a stylist would send back', ...names],
  asTable(columns.map(({ violations }) => violations)),
);
printTable(['repetition and width', ...names], asTable(columns.map(({ spread }) => spread)));
console.log(
  columns
    .map(({ looks, skipped }, index) => `${names[index]}: ${looks} looks, ${skipped} skipped`)
    .join('; '),
);
