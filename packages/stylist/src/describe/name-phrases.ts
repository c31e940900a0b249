import { nameColour } from '../colour/dye.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { ClothName } from '../garments/cloth.ts';
import { isMarkedCloth } from '../garments/cloth-traits.ts';
import { itemColour } from '../garments/item-words.ts';
import { sleeveOf } from '../garments/silhouette.ts';
import type { WornItem } from '../outfit.ts';
import { isLongAndLoose } from '../rules/modest-cover.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { clothNames } from './cloth-names.ts';
import { isSeen } from './seen.ts';
import { seenWords } from './seen-words.ts';
import { spokenWords } from './spoken-words.ts';

/** The words a name may use for a piece. */
export interface NamePhrases {
  /** 'rust tartan', 'navy stripes'. */
  readonly colourCloth?: string;
  /** 'tartan pleats'. */
  readonly clothGarment?: string;
  /** 'rust pleats'. */
  readonly colourGarment: string;
  /** 'tartan', 'pleats': after an epithet. */
  readonly nouns: readonly string[];
  readonly colour: string;
  /** 'pleated skirt': the piece as a sentence says it. */
  readonly spoken: string;
}

const SUIT_CLOTHS: ReadonlySet<string> = new Set(['wool', 'plain', 'linen', 'tweed', 'herringbone', 'check']);

/** Teddy cloth is drawn as fleece, and nobody calls it that. */
const TEDDY = /teddy/;

const SUITED: ReadonlySet<string> = new Set(['notch', 'peak', 'shawl']);

/** Sleeves and legs at full length, as one warms up in, and no shirt's collar. */
const isTracksuit = (upper: WornGarment, lower: WornGarment) =>
  !(upper.garment.cut.type === 'jacket' && upper.garment.cut.lapel === 'shirt') &&
  sleeveOf(upper.garment.cut) === 'long' &&
  lower.garment.cut.type === 'trousers' &&
  isLongAndLoose(lower.garment.cut);

/** What two pieces in one cloth and colour are called. */
export function setNoun({ slot }: OutfitReading, piece: WornGarment): string | undefined {
  const upper = slot('layer') ?? slot('top');
  const lower = slot('bottom');
  if (!upper || !lower || (piece !== upper && piece !== lower)) return undefined;
  const { name } = upper.item.cloth;
  if (name !== lower.item.cloth.name || itemColour(upper.item) !== itemColour(lower.item)) return undefined;
  const { cut, slot: worn, purpose } = upper.garment;
  if (purpose === 'sport') return isTracksuit(upper, lower) ? 'tracksuit' : 'kit';
  const isSuit = worn === 'layer' && cut.type === 'jacket' && SUITED.has(cut.lapel) && SUIT_CLOTHS.has(name);
  return isSuit ? 'suit' : 'co-ord';
}

/** Stripes and dots have a colour of their own: navy stripes on a white shirt. */
const DRAWN_ON: ReadonlySet<ClothName> = new Set(['breton', 'shirt-stripe', 'polka']);
const clothColour = ({ cloth }: WornItem, colour: string) =>
  DRAWN_ON.has(cloth.name) && cloth.second ? nameColour(cloth.second) : colour;

/** A ground paler than this is what gingham and checks are drawn on: teal on white is a teal shirt. */
const PALE_GROUND = 0.85;
const WOVEN: ReadonlySet<ClothName> = new Set(['gingham', 'check', 'tartan']);

/** The colour that a piece is seen in: its own, or that of its bars on a pale ground. */
function seenColour(item: WornItem): string {
  const { name, colour, second } = item.cloth;
  const isBarred = WOVEN.has(name) && isNeutral(colour) && colour.l > PALE_GROUND;
  return isBarred && second && !isNeutral(second) ? nameColour(second) : itemColour(item);
}

export function namePhrases(reading: OutfitReading, piece: WornGarment): NamePhrases {
  const { item, garment } = piece;
  const colour = seenColour(item);
  const set = setNoun(reading, piece);
  const short = set ?? seenWords(reading, piece, spokenWords(item));
  const { noun, adjective } = TEDDY.test(garment.words) ? {} : clothNames(item.cloth.name);
  const said = noun !== undefined && !short.includes(noun);
  const withCloth = adjective && !short.includes(adjective) ? `${adjective} ${short}` : undefined;
  return {
    colour,
    spoken: short,
    colourGarment: short.startsWith(colour) ? short : `${colour} ${short}`,
    ...(noun ? { colourCloth: `${clothColour(item, colour)} ${noun}` } : {}),
    ...(withCloth ? { clothGarment: withCloth } : {}),
    nouns: [short, ...(said && isMarkedCloth(item.cloth.name) ? [noun] : [])],
  };
}

const LAYER_BONUS = 0.2;
const MARKED_BONUS = 0.25;
const COLOUR_BONUS = 0.12;
const DENIM_MALUS = 0.12;
const TEE_MALUS = 0.2;
/** A jacket is remembered before the trousers under it, whatever their cloth. */
const UNDER_JACKET_MALUS = 0.35;
const PLAIN_TOPS: ReadonlySet<string> = new Set(['tee', 'tank']);

/** So much of trousers or a skirt a picture from the hips up shows. */
const SHOWN_ABOVE_THE_CUT = 0.3;

function tellingness(
  { garment, item, tint, area: whole }: WornGarment,
  { slot, spec }: Pick<OutfitReading, 'slot' | 'spec'>,
): number {
  const isBottom = garment.slot === 'bottom';
  const isCut = isBottom && spec.framing === 'hip';
  const isUnderJacket = isBottom && (slot('layer') ?? slot('coat')) !== undefined;
  const area = isCut ? whole * SHOWN_ABOVE_THE_CUT : whole;
  const marked = isMarkedCloth(item.cloth.name) && !isCut ? MARKED_BONUS : 0;
  const denim = item.cloth.name === 'denim' ? DENIM_MALUS : 0;
  return (
    area +
    marked -
    denim -
    (isUnderJacket ? UNDER_JACKET_MALUS : 0) -
    (PLAIN_TOPS.has(garment.cut.type) && !marked ? TEE_MALUS : 0) +
    (garment.slot === 'layer' ? LAYER_BONUS : 0) +
    (tint === 'chromatic' ? COLOUR_BONUS : 0)
  );
}

/** Returns the main pieces that show, the one a look would be remembered by first. */
export function byTellingness(reading: OutfitReading): readonly WornGarment[] {
  return reading.main
    .filter((piece) => isSeen(reading, piece))
    .sort((a, b) => tellingness(b, reading) - tellingness(a, reading));
}
