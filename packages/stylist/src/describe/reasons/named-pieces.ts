import type { ClothName } from '../../garments/cloth.ts';
import type { Slot } from '../../garments/garment.ts';
import type { LookFacts } from './look-facts.ts';

const BRACES = /\{(\w+)\}/g;
const OF_HERO: ReadonlySet<string> = new Set(['hero', 'tinted', 'some']);

/** What a sentence calls a piece where no brace names it. */
const CALLED: readonly (readonly [RegExp, readonly Slot[]])[] = [
  [/\b(shoes?|boots?|trainers|heels?|sandals?|loafers|flats|slippers|pointed toe|feet|laces)\b/i, ['shoes']],
  [/\b(bag|tote|basket|clutch|duffel|backpack|straps?)\b/i, ['bag']],
  [/\b(hat|cap|beanie|brim)\b/i, ['hat']],
  [/\b(scarf|shawl)\b|\b(a|the|colour\}) tie\b/i, ['scarf']],
  [/\bbelt\b/i, ['belt']],
  [/\b(legs?|leg’s|skirts?|pleats|slit|hip|jeans)\b/i, ['bottom', 'dress']],
  [/\b(sleeves?|cuffs?|collars?|neckline|roll-neck|V)\b/, ['top', 'dress']],
  [/\b(puffer|coat)\b(?! on its)/i, ['coat']],
];

/** A cloth that is spoken of stands for the piece that is made of it. */
const MADE_OF: readonly (readonly [RegExp, readonly ClothName[]])[] = [
  [/\bdenim\b/i, ['denim']],
  [/\bsatin\b/i, ['satin']],
  [/\blinen\b/i, ['linen']],
  [/\bvelvet\b/i, ['velvet']],
  [/\btweed\b/i, ['tweed']],
  [/\bherringbone\b/i, ['herringbone']],
  [/\bcorduroy\b/i, ['corduroy']],
  [/\bwool\b/i, ['wool']],
  [/\b(knit|knitwear|cables?)\b/i, ['knit', 'rib', 'cable']],
  [/\bsequins?\b/i, ['sequin']],
  [/\btulle\b/i, ['tulle']],
  [/\bquilt/i, ['quilted']],
  [/\b(broderie|cut-out)\b/i, ['broderie']],
];
const PRINTED =
  /\b(print|pattern|stripes?|dots|flowers|florals|check|tartan|gingham|leopard|paisley|\{motif\})\b/i;

/** The slots of the pieces that a sentence names, its braces still empty. */
export function namedPieces(template: string, of: Slot | undefined, look: LookFacts): ReadonlySet<Slot> {
  const { hero, over, seen, prints, reading, pieceOf } = look;
  const named = new Set<Slot>(of ? [of] : []);
  for (const [, brace = ''] of template.matchAll(BRACES)) {
    const key = brace.toLowerCase();
    if (hero && OF_HERO.has(key)) {
      for (const slot of hero.slots) named.add(slot);
      named.add(hero.piece.garment.slot);
    }
    const piece = key === 'over' ? over : pieceOf(key);
    if (piece) named.add(piece.garment.slot);
  }
  for (const [words, slots] of CALLED)
    if (words.test(template)) for (const slot of slots) if (seen(slot)) named.add(slot);
  for (const [words, cloths] of MADE_OF) {
    if (!words.test(template)) continue;
    const piece = reading.main.find(({ item }) => cloths.includes(item.cloth.name));
    if (piece) named.add(piece.garment.slot);
  }
  if (PRINTED.test(template)) for (const { garment } of prints) named.add(garment.slot);
  return named;
}
