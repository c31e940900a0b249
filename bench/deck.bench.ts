import { BODY_SHAPES, type Recommendation, STYLES } from '@glow/api';
import { onColdServer } from './measure/cold-server.ts';
import { summary } from './measure/statistics.ts';

/**
 * A deck on a cold server: a process just started, nothing drawn, no other visitor. Milliseconds from the call to
 * its answer and to the pictures of its cards, asked for as a phone of double density may: all ten at once, the
 * last first, as AVIF at 640 px.
 */
const ROUNDS = 5;
const CARD = { widthPx: 640, accept: 'image/avif,image/webp,*/*;q=0.8' };

interface DeckTimes {
  readonly startMs: number;
  readonly answerMs: number;
  /** To each card's picture, in the order of the deck. */
  readonly cardsMs: readonly number[];
}

function measureDeck(round: number): Promise<DeckTimes> {
  return onColdServer(async ({ address, startMs }) => {
    const before = performance.now();
    const { outfits } = await recommend(address, round);
    const answerMs = performance.now() - before;
    const cards = outfits.toReversed().map(async ({ image }) => {
      const picture = await fetch(`${image}?w=${CARD.widthPx}`, { headers: { accept: CARD.accept } });
      await picture.arrayBuffer();
      if (!picture.ok) throw new Error(`A card answered ${picture.status}`);
      return performance.now() - before;
    });
    return { startMs, answerMs, cardsMs: (await Promise.all(cards)).toReversed() };
  });
}

async function recommend(address: string, round: number): Promise<Recommendation> {
  const answer = await fetch(`${address}/quiz/recommend/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      styles: [STYLES[round % STYLES.length]],
      bodyShapes: [BODY_SHAPES[round % BODY_SHAPES.length]],
      image_count: 10,
      use_weather: false,
    }),
  });
  return (await answer.json()) as Recommendation;
}

const rounds: DeckTimes[] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measureDeck(round));

function printRow(what: string, timeOf: (times: DeckTimes) => number): void {
  console.log(`${what.padEnd(33)} ${summary(rounds.map(timeOf))} ms`);
}
const card = (place: number) => (times: DeckTimes) => times.cardsMs[place - 1] ?? Number.NaN;

console.log(
  `A deck on a cold server: median [p25-p75] of ${ROUNDS} servers, each with another style and shape`,
);
printRow('start until it listens', ({ startMs }) => startMs);
printRow('answer of /quiz/recommend/', ({ answerMs }) => answerMs);
printRow('first card drawn', card(1));
printRow('second card drawn', card(2));
printRow('tenth card drawn, the deck whole', ({ cardsMs }) => Math.max(...cardsMs));
