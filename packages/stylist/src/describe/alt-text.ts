import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import type { Slot } from '../wardrobe/garment.ts';
import { isPluralGarment, itemColour, itemPhrase, withArticle } from '../wardrobe/item-words.ts';
import { isClosedFront } from '../wardrobe/silhouette.ts';
import { describePerson } from './person.ts';
import { SCENE_PLACES } from './scene-words.ts';

function phrase({ item, garment }: WornGarment): string {
  if (garment.id === 'pearls' || garment.id === 'sunglasses')
    return withArticle(garment.words, garment.words);
  return withArticle(itemPhrase(item), garment.words);
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A suit or a twinset: two pieces in one cloth and colour, said once. */
function setPhrase(upper: WornGarment, lower: WornGarment): string | undefined {
  const same =
    upper.item.cloth.name === lower.item.cloth.name && itemColour(upper.item) === itemColour(lower.item);
  if (!same || itemPhrase(upper.item).includes(' with ')) return undefined;
  const rest = isPluralGarment(lower.garment.words) ? lower.garment.words : `a ${lower.garment.words}`;
  return `${phrase(upper)} with matching ${rest.replace(/^a /, '')}`;
}

/** The clothes from outside in: 'a camel wool coat over an ivory roll-neck and navy trousers'. */
function clothesPhrase({ slot }: OutfitReading): string {
  const over = slot('coat') ?? slot('layer');
  const base = slot('dress') ?? slot('top');
  const bottom = slot('bottom');
  if (!base) return '';
  const suit = over && bottom && setPhrase(over, bottom);
  if (suit) return `${suit} over ${phrase(base)}`;
  const pair = bottom && setPhrase(base, bottom);
  const inner = pair ?? listed([base, bottom].flatMap((piece) => (piece ? [phrase(piece)] : [])));
  if (!over) return inner;
  return `${phrase(over)} ${isClosedFront(over.garment.cut) ? 'closed over' : 'open over'} ${inner}`;
}

const EXTRAS: readonly Slot[] = ['hosiery', 'shoes', 'belt', 'hat', 'scarf', 'glasses', 'necklace'];

/** The picture in one sentence, as a stylist would write it: person, every visible garment, colours, place. */
export function altText(reading: OutfitReading): string {
  const extras = EXTRAS.flatMap((slot) => {
    const piece = reading.slot(slot);
    return piece ? [phrase(piece)] : [];
  });
  const bag = reading.slot('bag');
  const carries = bag ? `, carrying ${phrase(bag)}` : '';
  const { figure, scene } = reading.spec;
  return `${describePerson(figure)} wears ${clothesPhrase(reading)} with ${listed(extras)}${carries}, ${SCENE_PLACES[scene.name]}.`;
}
