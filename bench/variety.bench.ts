import { starterCatalogue, styleCatalogue } from '../packages/stylist/src/catalogue/catalogues.ts';
import type { OutfitSpec } from '../packages/stylist/src/outfit.ts';
import { createRandom, shuffled } from '../packages/stylist/src/random.ts';

/**
 * How many different people ten random cards of the catalogue show, told from their specs: what is counted is what an
 * eye tells apart at 300 px.
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

const specs = [...starterCatalogue(), ...styleCatalogue()].map(({ spec }) => spec);
const random = createRandom(18);
const hands = Array.from({ length: HANDS }, () => shuffled(random, specs).slice(0, CARDS));
for (const { what, atLeast, of } of ASKED) {
  const counts = hands.map((hand) => new Set(hand.map(of)).size).sort((a, b) => a - b);
  const kept = counts.filter((count) => count >= atLeast).length / HANDS;
  console.log(
    `${what}: median ${counts[HANDS / 2]}, fewest ${counts[0]}; at least ${atLeast} in ${(kept * 100).toFixed(1)} % of ${HANDS} hands of ${CARDS}`,
  );
}
