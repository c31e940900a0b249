import { nameColour } from '../colour/dye.ts';
import type { Slot } from '../garments/garment.ts';
import { itemColour, itemPhrase, withArticle } from '../garments/item-words.ts';
import { isClosedFront } from '../garments/silhouette.ts';
import type { Framing } from '../outfit.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { lightOf } from '../rules/scene-traits.ts';
import { describeGesture } from './gesture.ts';
import { joined } from './joined.ts';
import { ownEarrings } from './own-earrings.ts';
import { describePerson } from './person.ts';
import { scenePlace } from './scene-places.ts';
import { isLayerCarried, isSeen } from './seen.ts';
import { seenWords } from './seen-words.ts';

/** How much of the person a picture shows. */
const CUT_WORDS: Readonly<Record<Framing, string>> = {
  full: '',
  knee: ', seen from the knees up',
  hip: ', seen from the hips up',
};

/** Things whose colour goes without saying. */
const UNCOLOURED: ReadonlySet<string> = new Set(['pearls', 'sunglasses']);

/** How shops say it where a garment's own words are longer. */
const SAID_SHORT: readonly (readonly [RegExp, string])[] = [
  [/leather patent lace-up shoes/, 'patent lace-ups'],
  [/leather patent/, 'patent'],
  [/lace-up shoes/, 'lace-ups'],
  [/plimsoll shoes/, 'plimsolls'],
  [/Mary Jane shoes/, 'Mary Janes'],
  [/slingback shoes/, 'slingbacks'],
  [/Oxford shoes/, 'Oxfords'],
  [/slipper shoes/, 'slippers'],
];

const dotsOf = ({ item: { cloth } }: WornGarment) =>
  cloth.name === 'polka' && cloth.second ? nameColour(cloth.second) : undefined;

/** A piece as the picture shows it, without its article: 'cream wrap blouse with navy dots'. */
function seenPhrase(reading: OutfitReading, piece: WornGarment): string {
  const { item, garment } = piece;
  const whole = UNCOLOURED.has(garment.id) ? garment.words : itemPhrase(item);
  const shown = SAID_SHORT.reduce(
    (words, [long, short]) => words.replace(long, short),
    seenWords(reading, piece, whole),
  );
  const dots = dotsOf(piece);
  return dots ? `${shown.replace('polka-dot ', '')} with ${dots} dots` : shown;
}

const phrase = (reading: OutfitReading, piece: WornGarment) =>
  withArticle(seenPhrase(reading, piece), piece.garment.words);

function isSet(upper: WornGarment, lower: WornGarment): boolean {
  return upper.item.cloth.name === lower.item.cloth.name && itemColour(upper.item) === itemColour(lower.item);
}

/** A suit or a twinset: two pieces in one cloth and colour, said once. */
const setPhrase = (reading: OutfitReading, upper: WornGarment, lower: WornGarment) =>
  `${phrase(reading, upper)} and matching ${seenWords(reading, lower, lower.garment.words)}`;

/** 'an ivory poplin shirt tucked into navy wide-leg trousers'. */
function separatesPhrase(reading: OutfitReading, top: WornGarment, bottom: WornGarment): string {
  const { slot } = reading;
  if (isSet(top, bottom)) return setPhrase(reading, top, bottom);
  const covered = !isLayerCarried(reading) && (slot('coat') ?? slot('layer'));
  const tucked = top.item.worn === 'tucked' && !covered;
  return tucked
    ? `${phrase(reading, top)} tucked into ${phrase(reading, bottom)}`
    : `${phrase(reading, top)} and ${phrase(reading, bottom)}`;
}

const SAYS_OPEN = /\b(open|unbuttoned)\b/;

/** The clothes from outside in: 'a camel wool coat over an ivory roll-neck and navy trousers'. */
function clothesPhrase(reading: OutfitReading): string {
  const { slot } = reading;
  const over = slot('coat') ?? (isLayerCarried(reading) ? undefined : slot('layer'));
  const base = slot('dress') ?? slot('top');
  const worn = slot('bottom');
  const bottom = worn && isSeen(reading, worn) ? worn : undefined;
  if (!base) return '';
  if (over && !isSeen(reading, base))
    return bottom ? `${phrase(reading, over)} and ${phrase(reading, bottom)}` : phrase(reading, over);
  if (over && bottom && isSet(over, bottom))
    return `${setPhrase(reading, over, bottom)} over ${phrase(reading, base)}`;
  const inner = bottom ? separatesPhrase(reading, base, bottom) : phrase(reading, base);
  if (!over) return inner;
  const { cut, words } = over.garment;
  const open = cut.type === 'jacket' && !isClosedFront(cut) && !SAYS_OPEN.test(words);
  return `${phrase(reading, over)} ${open ? 'worn open over' : 'over'} ${inner}`;
}

const DESCRIBED: ReadonlySet<Slot> = new Set(['dress', 'top', 'bottom', 'layer', 'coat']);
/** What is told first after the clothes; the rest follows in the order it was put on. */
const FIRST: readonly Slot[] = ['hosiery', 'shoes', 'belt'];
const LAST: readonly Slot[] = ['bag'];

function rank({ garment: { slot } }: WornGarment): number {
  if (FIRST.includes(slot)) return FIRST.indexOf(slot);
  return LAST.includes(slot) ? FIRST.length + 1 : FIRST.length;
}

/** The picture in one sentence, as a stylist would write it: the clothes, what goes with them, who, where. */
export function altText(reading: OutfitReading): string {
  const { figure, scene } = reading.spec;
  const extras = reading.worn
    .filter((piece) => !DESCRIBED.has(piece.garment.slot) && isSeen(reading, piece))
    .sort((a, b) => rank(a) - rank(b))
    .map((piece) => phrase(reading, piece));
  const place = scenePlace(scene.name, lightOf(scene));
  const cut = CUT_WORDS[reading.spec.framing ?? 'full'];
  const clothes = clothesPhrase(reading);
  const others = extras.length > 0 ? `, with ${joined(extras)}` : '';
  const earrings = ownEarrings(reading);
  const layer = reading.slot('layer');
  const told = describeGesture(reading);
  const gesture = layer ? told?.replace('the jacket', phrase(reading, layer)) : told;
  const doing = gesture ? `, ${gesture}` : '';
  // One 'seen' is enough of a person seen from behind and from the knees up.
  const shown = doing.includes('seen') ? cut.replace(' seen', '') : cut;
  const sentence = `${clothes}${others}, worn by ${describePerson(figure, earrings ? [earrings] : [])}${doing}${shown}, ${place}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
