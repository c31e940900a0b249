/**
 * Prints how often each line is drawn on each body shape, over the eight style briefs, and how often a largest piece
 * works against its wearer's shape: node scripts/count-shapes.ts [looks, default 20000]
 */
import { argv } from 'node:process';
import { BODY_SHAPES, type BodyShape, STYLES, WEATHER_TAGS } from '@glow/api';
import { composeLook } from '../src/compose/compose-looks.ts';
import { readOutfit } from '../src/rules/outfit-reading.ts';
import { BODY_LINES, suits, worksAgainst } from '../src/rules/scores/lines/own-lines.ts';
import { percent, Tally } from './counts/tally.ts';

/** Seeds that no test and no tuning uses. */
const FIRST_SEED = 60_000_000;

const answers = STYLES.flatMap((style) => WEATHER_TAGS.map((weather) => ({ style, weather })));
const count = Number(argv[2] ?? 20_000);
const perAnswer = Math.round(count / answers.length / BODY_SHAPES.length);
const drawn = new Map<BodyShape, Tally<string>>();
let against = 0;
for (const bodyShape of BODY_SHAPES) {
  const tally = new Tally<string>();
  for (const answer of answers) {
    for (let index = 0; index < perAnswer; index++) {
      const look = readOutfit(composeLook({ ...answer, bodyShape }, FIRST_SEED + index));
      tally.note(...BODY_LINES.filter(({ holds }) => holds(look)).map(({ id }) => id));
      if (look.lead && worksAgainst(look.lead.garment, bodyShape)) against += 1;
    }
  }
  drawn.set(bodyShape, tally);
}

console.log(`line, ${BODY_SHAPES.join(', ')}, most suited beside weakest`);
for (const line of BODY_LINES) {
  const shares = BODY_SHAPES.map((shape) => drawn.get(shape)?.share(line.id) ?? 0);
  const bySuit = BODY_SHAPES.map((shape, index) => ({ fit: suits(line, shape), share: shares[index] ?? 0 }));
  const [best, worst] = [
    bySuit.reduce((a, b) => (b.fit > a.fit ? b : a)),
    bySuit.reduce((a, b) => (b.fit < a.fit ? b : a)),
  ];
  console.log(`${line.id}: ${shares.map(percent).join(' ')}, ${(best.share / worst.share).toFixed(2)}`);
}
console.log(
  `largest pieces that work against the shape: ${against} of ${perAnswer * answers.length * BODY_SHAPES.length}`,
);
