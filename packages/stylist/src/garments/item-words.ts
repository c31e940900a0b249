import { nameColour } from '../colour/dye.ts';
import type { WornItem } from '../outfit.ts';
import { indefinite } from './article.ts';
import type { ClothName } from './cloth.ts';
import type { ClothOption, Garment } from './garment.ts';
import { findGarment } from './garments.ts';

/** Returns the option of a garment for a cloth; undefined when it is not made in it. */
export function clothOption(garment: Garment, name: ClothName): ClothOption | undefined {
  return garment.cloths.find((option) => option.name === name);
}

/** Returns the name of an item's main colour, as its trade calls it. */
export function itemColour(item: WornItem): string {
  const garment = findGarment(item.garment);
  return nameColour(item.cloth.colour, clothOption(garment, item.cloth.name)?.dye);
}

const secondColour = ({ cloth }: WornItem) => (cloth.second ? nameColour(cloth.second) : undefined);

/** Cloths that need a word beside the garment's own; `plain` and cloths the garment's words imply need none. */
const CLOTH_WORDS: Readonly<Partial<Record<ClothName, string>>> = {
  satin: 'satin',
  denim: 'denim',
  rib: 'ribbed',
  cable: 'cable-knit',
  linen: 'linen',
  wool: 'wool',
  tweed: 'tweed',
  tartan: 'tartan',
  check: 'checked',
  herringbone: 'herringbone',
  polka: 'polka-dot',
  sequin: 'sequinned',
  floral: 'floral',
  straw: 'straw',
  leather: 'leather',
  corduroy: 'corduroy',
  velvet: 'velvet',
  broderie: 'broderie anglaise',
  leopard: 'leopard-print',
  gingham: 'gingham',
  paisley: 'paisley',
  quilted: 'quilted',
  fleece: 'fleece',
  tulle: 'tulle',
};

const IMPLIED: readonly (readonly [ClothName, RegExp])[] = [
  ['denim', /jeans|denim/],
  ['tweed', /tweed/],
  ['velvet', /velvet/],
  ['wool', /wool/],
  ['quilted', /quilted/],
  ['fleece', /fleece|teddy/],
  ['satin', /silk|satin/],
  ['rib', /ribbed|beanie|roll-neck/],
  ['cable', /cable/],
  ['tulle', /tulle/],
  ['knit', /knit/],
  ['straw', /straw|basket/],
  ['leather', /trainers|clutch|leather|boots|rubber/],
];

const isImplied = (name: ClothName, words: string) =>
  IMPLIED.some(([cloth, pattern]) => cloth === name && pattern.test(words));

/** The word for a cloth beside a garment's words, or undefined when they say it already. */
export function clothWord(name: ClothName, garmentWords: string): string | undefined {
  return isImplied(name, garmentWords) ? undefined : CLOTH_WORDS[name];
}

/** Shapes are told before what a thing is made of: 'pointed leather pumps', 'long wool coat'. */
const SHAPE =
  /^(long|short|fine|fluid|easy|strappy|straight|slim|wide|chunky|pleated|strapless|\S+(ed|-leg|-neck|-cut|-lapel|-high))$/;
const SUBSTANCES: ReadonlySet<ClothName> = new Set([
  ...(['satin', 'wool', 'linen', 'tweed', 'herringbone', 'leather', 'corduroy', 'velvet'] as const),
]);

/** What a garment's own words say it is made of. */
const MATERIAL =
  /\b(leather|wool|silk|satin|denim|tweed|velvet|corduroy|fleece|ribbed|cable-knit|cable|knitted|quilted|canvas) /g;
/** Cloths that take the place of that; prints lie upon it. */
const REPLACING: ReadonlySet<ClothName> = new Set([
  ...(['satin', 'denim', 'rib', 'knit', 'cable', 'linen', 'wool', 'tweed', 'sequin', 'straw'] as const),
  ...(['leather', 'corduroy', 'velvet', 'broderie', 'quilted', 'fleece', 'herringbone'] as const),
]);

/** A garment's words without a material that it is not made of here: a velvet 'biker jacket', no 'leather' one. */
export function wordsInCloth(name: ClothName, garmentWords: string): string {
  if (!REPLACING.has(name) || isImplied(name, garmentWords)) return garmentWords;
  return garmentWords.replace(MATERIAL, '');
}

function withCloth(name: ClothName, ownWords: string): string {
  const garmentWords = wordsInCloth(name, ownWords);
  const cloth = clothWord(name, garmentWords);
  if (!cloth) return garmentWords;
  const words = garmentWords.split(' ');
  const noun = words.findIndex((word, index) => index === words.length - 1 || !SHAPE.test(word));
  const at = SUBSTANCES.has(name) ? noun : 0;
  return [...words.slice(0, at), cloth, ...words.slice(at)].join(' ');
}

/** An item without its article: 'rust and navy tartan pleated midi skirt', 'ivory Breton-striped jumper'. */
export function itemPhrase(item: WornItem): string {
  const { words } = findGarment(item.garment);
  const colour = itemColour(item);
  const second = secondColour(item);
  switch (item.cloth.name) {
    case 'breton':
      return `${second ?? 'navy'}-striped ${colour} ${words}`;
    case 'shirt-stripe':
      return `${second ?? 'blue'}-striped ${colour} ${words}`;
    case 'tartan':
    case 'gingham':
    case 'check': {
      const pair = second && second !== colour ? `${colour} and ${second}` : colour;
      return `${pair} ${CLOTH_WORDS[item.cloth.name]} ${words}`;
    }
    default:
      return `${colour} ${withCloth(item.cloth.name, words)}`;
  }
}

const PLURAL =
  /(trousers|jeans|chinos|brogues|leggings|joggers|pants|shorts|culottes|dungarees|trainers|shoes|loafers|flats|slingbacks|sandals|slides|mules|espadrilles|pumps|boots|sunglasses|tights|socks|earrings|bangles|gloves)$/;

/** True for words that take no article: 'wide-leg trousers', 'loafers'. */
export const isPluralGarment = (words: string) => PLURAL.test(words);

/** The phrase with 'a' or 'an', which plural garments do without. */
export function withArticle(phrase: string, garmentWords: string): string {
  if (isPluralGarment(garmentWords)) return phrase;
  return indefinite(phrase);
}
