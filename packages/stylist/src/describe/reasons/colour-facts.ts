import { nameColour } from '../../colour/dye.ts';
import { clothOption, itemColour } from '../../garments/item-words.ts';
import { isClosedFront } from '../../garments/silhouette.ts';
import { MAIN_SLOTS, type OutfitReading, type WornGarment } from '../../rules/outfit-reading.ts';
import { type ColourFamily, familyDistance, familyNamed, familyOf } from './colour-families.ts';

/** A piece that shows a colour. */
interface Coloured {
  readonly piece: WornGarment;
  readonly name: string;
  readonly family: ColourFamily;
}

/** What people see of a look's colours; denim, metal and straw have none, and a print has all of its own. */
export interface ColourFacts {
  readonly kind: 'neutral' | 'one' | 'several';
  /** The one colour there is, on plain cloth. */
  readonly solo?: Coloured;
  readonly isSoloSmall: boolean;
  readonly isSoloOnePiece: boolean;
  /** Two main pieces in plain colours of different names. */
  readonly pair?: readonly [Coloured, Coloured];
  /** Their steps on the wheel. */
  readonly pairDistance: number;
  /** Both of them are strong. */
  readonly isPairLoud: boolean;
  /** How many families show, the prints' among them. */
  readonly families: number;
  /** A small piece in a colour that no other has. */
  readonly accent?: Coloured;
  /** Shoes and bag of one colour that leather does not have by nature. */
  readonly isBagLikeShoes: boolean;
  /** The small piece that takes up a colour of the print. */
  readonly fromPrint?: Coloured;
  readonly lead?: Coloured;
  /** Blue denim shows. */
  readonly hasDenim: boolean;
  readonly lightest: WornGarment | undefined;
  readonly darkest: WornGarment | undefined;
  /** Difference in lightness between all that shows, the small pieces too. */
  readonly spreadOfAll: number;
  /** Difference in lightness between them, among main pieces. */
  readonly spread: number;
}

const WITHOUT_COLOUR: ReadonlySet<string> = new Set(['denim', 'metal', 'straw']);
const SMALL_AREA = 0.12;
/** A picture from the hips up shows so much of trousers or a skirt. */
const SEEN_ABOVE_THE_CUT = 0.15;
export const LOUD_CHROMA = 0.085;
const BLUES: ReadonlySet<string> = new Set(['pale-wash', 'mid-blue', 'indigo', 'dark-wash']);

const dyeOf = ({ item, garment }: WornGarment) => clothOption(garment, item.cloth.name)?.dye ?? 'cloth';

function colouredBy(piece: WornGarment): Coloured | undefined {
  if (WITHOUT_COLOUR.has(dyeOf(piece))) return undefined;
  const name = itemColour(piece.item);
  const family = familyNamed(name);
  return family && { piece, name, family };
}

const printColours = ({ item: { cloth } }: WornGarment) =>
  [cloth.second, cloth.third].filter((colour) => colour !== undefined);

const printFamilies = (piece: WornGarment) => printColours(piece).flatMap((colour) => familyOf(colour) ?? []);

/** True for a top of which a closed front leaves a sliver. */
export const isCovered = ({ slot }: OutfitReading, piece: WornGarment) => {
  const over = slot('coat') ?? slot('layer');
  return (
    over !== undefined &&
    piece !== over &&
    (piece.garment.slot === 'top' || piece.garment.slot === 'dress') &&
    isClosedFront(over.garment.cut)
  );
};

/** Reads the colours of the pieces that show. */
export function colourFacts(reading: OutfitReading, shown: readonly WornGarment[]): ColourFacts {
  const scarf = reading.spec.figure.headscarf;
  const coloured = shown.flatMap((piece) => colouredBy(piece) ?? []);
  const large = shown.filter((piece) => MAIN_SLOTS.has(piece.garment.slot) && !isCovered(reading, piece));
  const mains = coloured.filter(({ piece }) => large.includes(piece));
  const onHead = scarf ? [familyOf(scarf.colour)].flatMap((family) => family ?? []) : [];
  const printed = shown.flatMap(printFamilies);
  const families = new Set([...coloured.map(({ family }) => family), ...printed, ...onHead]);
  const names = new Set([
    ...coloured.map(({ name }) => name),
    ...(scarf && onHead.length > 0 ? [nameColour(scarf.colour)] : []),
  ]);
  const hasDenim = shown.some((piece) => dyeOf(piece) === 'denim' && BLUES.has(itemColour(piece.item)));
  const plain = coloured.filter(({ piece }) => printColours(piece).length === 0);
  const [first] = coloured;
  const isOne = names.size === 1 && printed.length === 0 && !hasDenim && onHead.length === 0;
  const byLight = [...large].sort((a, b) => b.colour.l - a.colour.l);
  const [lightest, darkest] = [byLight.at(0), byLight.at(-1)];
  const lightnesses = shown.filter((piece) => dyeOf(piece) !== 'metal').map(({ colour }) => colour.l);
  const pairOf = mains.filter(({ piece }) => printColours(piece).length === 0);
  const second = pairOf.find(({ name }) => name !== pairOf[0]?.name);
  const pair = pairOf[0] && second ? ([pairOf[0], second] as const) : undefined;
  const isAlone = (one: Coloured) =>
    !printed.includes(one.family) &&
    !onHead.includes(one.family) &&
    coloured.every(({ piece, family }) => piece === one.piece || family !== one.family);
  const small = plain.filter(({ piece }) => !large.includes(piece) && piece.area <= SMALL_AREA);
  const accents = small.filter(({ piece }) =>
    ['bag', 'shoes', 'scarf', 'hat', 'belt'].includes(piece.garment.slot),
  );
  const accent = mains.length > 0 || hasDenim ? accents.find(isAlone) : undefined;
  const [shoes, bag] = (['shoes', 'bag'] as const).map((slot) =>
    coloured.find(({ piece }) => piece.garment.slot === slot),
  );
  const print = large.find((piece) => printFamilies(piece).length > 0);
  const fromPrint =
    print && small.find(({ family, piece }) => piece !== print && printFamilies(print).includes(family));
  const areaSeen = ({ piece }: Coloured) =>
    piece.garment.slot === 'bottom' && reading.spec.framing === 'hip'
      ? piece.area * SEEN_ABOVE_THE_CUT
      : piece.area;
  const lead = mains.toSorted((a, b) => areaSeen(b) - areaSeen(a))[0];
  return {
    kind: families.size === 0 ? 'neutral' : isOne ? 'one' : 'several',
    ...(isOne && first ? { solo: first } : {}),
    isSoloSmall: isOne && coloured.every(({ piece }) => !MAIN_SLOTS.has(piece.garment.slot)),
    isSoloOnePiece: isOne && coloured.length === 1,
    ...(pair ? { pair } : {}),
    pairDistance: pair ? familyDistance(pair[0].family, pair[1].family) : 0,
    isPairLoud: pair?.every(({ piece }) => piece.colour.c >= LOUD_CHROMA) ?? false,
    families: families.size,
    ...(accent ? { accent } : {}),
    isBagLikeShoes: shoes !== undefined && shoes.name === bag?.name,
    ...(fromPrint ? { fromPrint } : {}),
    ...(lead ? { lead } : {}),
    hasDenim,
    lightest,
    darkest,
    spreadOfAll: lightnesses.length > 1 ? Math.max(...lightnesses) - Math.min(...lightnesses) : Infinity,
    spread: lightest && darkest ? lightest.colour.l - darkest.colour.l : 0,
  };
}
