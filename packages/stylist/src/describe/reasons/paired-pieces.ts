import { nameColour } from '../../colour/dye.ts';
import type { ClothName } from '../../garments/cloth.ts';
import { isShiny } from '../../garments/cloth-traits.ts';
import type { Slot } from '../../garments/garment.ts';
import { clothOption, itemColour } from '../../garments/item-words.ts';
import { MAIN_SLOTS, type WornGarment } from '../../rules/outfit-reading.ts';
import type { ColourFacts } from './colour-facts.ts';

/** Two pieces of a look that have to do with one another, by the words a sentence has for them. */
export type PairedPieces = Readonly<Partial<Record<string, WornGarment>>>;

const SMALL: ReadonlySet<Slot> = new Set(['shoes', 'bag', 'belt', 'hat', 'scarf', 'gloves']);
const MOTIFS: Readonly<Partial<Record<ClothName, string>>> = {
  breton: 'stripes',
  'shirt-stripe': 'stripes',
  polka: 'dots',
  floral: 'flowers',
  check: 'check',
  tartan: 'tartan',
  gingham: 'gingham',
  paisley: 'paisley',
};
const WARM_LEATHERS: ReadonlySet<string> = new Set(['tan', 'cognac', 'chestnut', 'tobacco', 'biscuit']);
const COOL_NEUTRALS: ReadonlySet<string> = new Set(['navy', 'black', 'charcoal', 'slate', 'grey']);
const MATT: ReadonlySet<ClothName> = new Set(['wool', 'knit', 'rib', 'cable', 'tweed', 'denim', 'corduroy']);
const GRAINED: ReadonlySet<ClothName> = new Set(['tweed', 'herringbone', 'corduroy', 'cable']);
/** Difference in lightness from which one sees light against dark. */
const LIGHT_AGAINST_DARK = 0.4;

const dyeOf = ({ item, garment }: WornGarment) => clothOption(garment, item.cloth.name)?.dye ?? 'cloth';
/** Metal and straw are called by what they are, denim by its wash. */
const hasColourName = (piece: WornGarment) => !['metal', 'straw', 'denim'].includes(dyeOf(piece));
const colourOf = ({ item }: WornGarment) => itemColour(item);
const isMain = ({ garment }: WornGarment) => MAIN_SLOTS.has(garment.slot);

export const motifOf = ({ item }: WornGarment): string | undefined => MOTIFS[item.cloth.name];

/** What is printed, and a piece in one of the colours of its print. */
function printAndMatch(shown: readonly WornGarment[]): PairedPieces {
  const patterned = shown.find((piece) => isMain(piece) && motifOf(piece) && piece.item.cloth.second);
  if (!patterned) return {};
  const { second, third } = patterned.item.cloth;
  const names = [second, third].flatMap((colour) => (colour ? [nameColour(colour)] : []));
  const match = shown.find(
    (piece) =>
      piece !== patterned &&
      piece.item.cloth.second === undefined &&
      hasColourName(piece) &&
      (isMain(piece) || SMALL.has(piece.garment.slot)) &&
      names.includes(colourOf(piece)),
  );
  return { patterned, ...(match ? { match } : {}) };
}

/** A small piece in the very colour of a large one, or of another small one. */
function twins(shown: readonly WornGarment[]): PairedPieces {
  const plain = shown.filter((piece) => hasColourName(piece) && piece.item.cloth.second === undefined);
  const small = plain.filter(({ garment }) => SMALL.has(garment.slot));
  const twinOf = (piece: WornGarment, among: readonly WornGarment[]) =>
    among.find((other) => other !== piece && colourOf(other) === colourOf(piece));
  const echo = small.find((piece) => twinOf(piece, plain.filter(isMain)));
  const echoed = echo && twinOf(echo, plain.filter(isMain));
  const first = small.find((piece) => twinOf(piece, small));
  const second = first && twinOf(first, small);
  return {
    ...(echo && echoed ? { small_echo: echo, echoed } : {}),
    ...(first && second ? { first, second } : {}),
  };
}

/** Tan or cognac leather beside navy, grey, black or blue denim. */
function warmAndCool(shown: readonly WornGarment[]): PairedPieces {
  const warm = shown.find(
    (piece) =>
      SMALL.has(piece.garment.slot) && dyeOf(piece) === 'leather' && WARM_LEATHERS.has(colourOf(piece)),
  );
  const cool = shown.find(
    (piece) =>
      isMain(piece) &&
      (COOL_NEUTRALS.has(colourOf(piece)) ||
        (dyeOf(piece) === 'denim' && !/ecru|black/.test(colourOf(piece)))),
  );
  return warm && cool ? { warm_piece: warm, cool_piece: cool } : {};
}

/** What shines beside what drinks the light, and what has a grain beside what has none. */
function surfaces(mains: readonly WornGarment[]): PairedPieces {
  const shiny = mains.find(({ item }) => isShiny(item.cloth.name));
  const matt = mains.find(({ item }) => MATT.has(item.cloth.name));
  const grained = mains.find(({ item }) => GRAINED.has(item.cloth.name));
  const smooth = mains.find(({ item }) => item.cloth.name === 'plain' && item.cloth.second === undefined);
  return {
    ...(shiny && matt ? { shiny_piece: shiny, matt_piece: matt } : {}),
    ...(grained && smooth ? { rough_piece: grained, smooth_piece: smooth } : {}),
  };
}

/** The pairs among the pieces that show. */
export function pairedPieces(
  shown: readonly WornGarment[],
  mains: readonly WornGarment[],
  { lead, pair, lightest, darkest, spread }: ColourFacts,
): PairedPieces {
  const calm = mains.find(
    (piece) =>
      piece !== lead?.piece &&
      piece.tint === 'neutral' &&
      hasColourName(piece) &&
      piece.item.cloth.second === undefined,
  );
  const inTones =
    spread >= LIGHT_AGAINST_DARK &&
    [lightest, darkest].every((piece) => piece && hasColourName(piece) && !piece.item.cloth.second);
  return {
    ...(lead ? { lead_piece: lead.piece } : {}),
    ...(lead && calm ? { calm_piece: calm } : {}),
    ...(pair ? { one_piece: pair[0].piece, other_piece: pair[1].piece } : {}),
    ...(inTones && lightest && darkest ? { light_piece: lightest, dark_piece: darkest } : {}),
    ...printAndMatch(shown),
    ...twins(shown),
    ...warmAndCool(shown),
    ...surfaces(mains),
  };
}
