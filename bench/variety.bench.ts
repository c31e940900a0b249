import { BODY_SHAPES, STYLES, WEATHER_TAGS } from '@glow/api';
import { starterCatalogue, styleCatalogue } from '../packages/stylist/src/catalogue/catalogues.ts';
import { chooseLooks } from '../packages/stylist/src/compose/choose-looks.ts';
import type { OutfitSpec } from '../packages/stylist/src/outfit.ts';
import { createRandom, shuffled } from '../packages/stylist/src/random.ts';

/**
 * How many different people ten cards show, random ones of the catalogue and decks that the quiz deals, told from their
 * specs: what is counted is what an eye tells apart at 300 px.
 */
const HANDS = 1000;
const CARDS = 10;

const ASKED: readonly {
  readonly what: string;
  readonly atLeast: number;
  readonly of: (spec: OutfitSpec) => string;
}[] = [
  {
    what: 'silhouettes: pose, the side it is turned to, and a skirt or trousers',
    atLeast: 8,
    of: ({ figure, items }) => {
      const skirted = items.some(({ garment }) => /skirt|dress|gown|kilt|kaftan/.test(garment));
      return `${figure.pose} ${figure.mirrored} ${skirted}`;
    },
  },
  {
    what: 'faces: type and age',
    atLeast: 6,
    of: ({ figure }) => `${figure.face} ${figure.age} ${figure.presentation}`,
  },
  { what: 'framings', atLeast: 3, of: ({ framing = 'full' }) => framing },
  { what: 'ages or builds', atLeast: 4, of: ({ figure }) => `${figure.age} ${figure.build}` },
];

const catalogue = [...starterCatalogue(), ...styleCatalogue()];
const random = createRandom(18);
const hands = Array.from({ length: HANDS }, () =>
  shuffled(random, catalogue)
    .slice(0, CARDS)
    .map(({ spec }) => spec),
);
const decks = STYLES.flatMap((style) =>
  BODY_SHAPES.flatMap((bodyShape) =>
    [...WEATHER_TAGS, undefined].map((weather) =>
      chooseLooks({ style, bodyShape, ...(weather && { weather }) }, styleCatalogue(), CARDS).map(
        ({ spec }) => spec,
      ),
    ),
  ),
);

for (const [name, cards] of Object.entries({ 'random hands': hands, 'decks of the quiz': decks })) {
  for (const { what, atLeast, of } of ASKED) {
    const counts = cards.map((hand) => new Set(hand.map(of)).size).sort((a, b) => a - b);
    const kept = counts.filter((count) => count >= atLeast).length / counts.length;
    console.log(
      `${what}: median ${counts[Math.floor(counts.length / 2)]}, fewest ${counts[0]}; at least ${atLeast} in ${(kept * 100).toFixed(1)} % of ${counts.length} ${name}`,
    );
  }
}
