import { meanOf, outcomeOf, visitorOf } from '../packages/stylist/src/taste/testing/people.ts';

/**
 * What learning from swipes brings to people whose tastes another generator made (hidden-tastes.ts): in per cent of
 * cards liked, beside what is aimed at. `GLOW_BENCH_PEOPLE` asks for fewer of them. The weights were set with others.
 */
const FIRST = 1000;
const PEOPLE = Number(process.env.GLOW_BENCH_PEOPLE ?? 200);

const outcomes = Array.from({ length: PEOPLE }, (_, number) => outcomeOf(visitorOf(FIRST + number)));
const mean = (of: Parameters<typeof meanOf>[1]) => meanOf(outcomes, of);
/** A mean with its standard error. */
const gain = (of: Parameters<typeof meanOf>[1]) => {
  const variance = mean((outcome) => (of(outcome) - mean(of)) ** 2);
  return `${(100 * mean(of)).toFixed(1)} points ± ${(100 * Math.sqrt(variance / PEOPLE)).toFixed(1)}`;
};
const row = (what: string, figure: string, aim?: string) =>
  console.log(`${what.padEnd(44)} ${figure}${aim ? ` (aim: ${aim})` : ''}`);
const share = (of: Parameters<typeof meanOf>[1]) => `${(100 * mean(of)).toFixed(1)} %`;

console.log(`${PEOPLE} people with hidden tastes, two decks of 14 cards each`);
row(
  'liked of a deck that learns nothing',
  share(({ fixed }) => fixed),
);
row(
  'liked of cards 1 to 7',
  share(({ first }) => first),
);
row(
  'liked of cards 8 to 14',
  share(({ later }) => later),
);
row(
  'liked of the second deck',
  share(({ second }) => second),
);
row(
  'liked with an oracle to choose',
  share(({ oracle }) => oracle),
);
row(
  'cards 8 to 14 against 1 to 7',
  gain(({ later, first }) => later - first),
  '15 points',
);
row(
  'cards 8 to 14 against a fixed deck',
  gain(({ later, fixed }) => later - fixed),
  '20 points',
);
row(
  'second deck against a fixed deck',
  gain(({ second, fixed }) => second - fixed),
  '25 points',
);
row(
  'regret of cards 8 to 14',
  gain(({ oracle, later }) => oracle - later),
);
row(
  'regret of the second deck',
  gain(({ oracle, second }) => oracle - second),
);
row(
  'hue families of a learned deck',
  share(({ hues }) => hues),
  '80 %',
);
row(
  'outlines of a learned deck',
  share(({ outlines }) => outlines),
  '80 %',
);
