import type { Cut } from '../garments/cut.ts';
import { hemOf, necklineOf } from '../garments/silhouette.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

interface Line {
  readonly text: string;
  readonly isDrawn: (reading: OutfitReading) => boolean;
}

/** In heads down from the top of the figure: mid-calf, and above the knee. */
const LONG_HEM = 6.4;
const SHORT_HEM = 5.6;
const WIDE: ReadonlySet<string> = new Set(['wide', 'flare', 'barrel', 'palazzo', 'culotte']);

const some = ({ main }: OutfitReading, test: (cut: Cut) => boolean) =>
  main.some(({ garment }) => test(garment.cut));
const isSkirt = (cut: Cut) => cut.type === 'skirt' || cut.type === 'dress';
const neckline = ({ slot }: OutfitReading) => {
  const piece = slot('dress') ?? slot('top');
  return piece && necklineOf(piece.garment.cut);
};

const LINES: readonly Line[] = [
  { text: 'Dresses in one piece', isDrawn: ({ slot }) => slot('dress') !== undefined },
  {
    text: 'Long, moving hems',
    isDrawn: (look) => some(look, (cut) => isSkirt(cut) && (hemOf(cut) ?? 0) >= LONG_HEM),
  },
  {
    text: 'Short hems',
    isDrawn: (look) => some(look, (cut) => isSkirt(cut) && (hemOf(cut) ?? 9) <= SHORT_HEM),
  },
  {
    text: 'Wide legs',
    isDrawn: (look) => some(look, (cut) => cut.type === 'trousers' && WIDE.has(cut.fit)),
  },
  {
    text: 'Straight, slim legs',
    isDrawn: (look) => some(look, (cut) => cut.type === 'trousers' && !WIDE.has(cut.fit)),
  },
  { text: 'Open necklines', isDrawn: (look) => ['v', 'scoop', 'bare'].includes(neckline(look) ?? '') },
  { text: 'Collars', isDrawn: (look) => neckline(look) === 'collar' },
  { text: 'High, plain necklines', isDrawn: (look) => ['crew', 'roll'].includes(neckline(look) ?? '') },
  { text: 'Tucked-in waists', isDrawn: ({ worn }) => worn.some(({ item }) => item.worn === 'tucked') },
  { text: 'One more layer', isDrawn: ({ slot }) => slot('layer') !== undefined },
  { text: 'A coat over it all', isDrawn: ({ slot }) => slot('coat') !== undefined },
  { text: 'Tailored shoulders', isDrawn: (look) => some(look, ({ type }) => type === 'jacket') },
  { text: 'Soft knits', isDrawn: (look) => some(look, ({ type }) => type === 'knit') },
];

const MAX_LINES = 3;
/** A line that fewer of the looks have is none of theirs. */
const LEAST_SHARE = 0.4;

/** Returns up to three lines that these looks have, and have more often than all: the most telling first. */
export function formulaLines(
  looks: readonly OutfitReading[],
  all: readonly OutfitReading[],
): readonly string[] {
  const share = (list: readonly OutfitReading[], { isDrawn }: Line) =>
    list.filter(isDrawn).length / Math.max(1, list.length);
  return LINES.map((line) => ({
    line,
    share: share(looks, line),
    lift: share(looks, line) - share(all, line),
  }))
    .filter((told) => told.share >= LEAST_SHARE && told.lift > 0)
    .toSorted((a, b) => b.lift - a.lift)
    .slice(0, MAX_LINES)
    .map(({ line }) => line.text);
}
