import { TRAIT_MIDDLE, TRAITS, TRAITS_VERSION, type Trait } from '@glow/api';
import { isNeutral } from '../colour/neutral.ts';
import type { ClothName } from '../garments/cloth.ts';
import { isMarkedCloth, isPrint, isShiny, isTellingWeave, isWoollen } from '../garments/cloth-traits.ts';
import type { ShoeCut } from '../garments/cut.ts';
import { ACCESSORY_SLOTS, type Register } from '../garments/garment.ts';
import { GARMENTS } from '../garments/garments.ts';
import { hemOf, type Neckline, necklineOf, type Sleeve, sleeveOf } from '../garments/silhouette.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { shoeTraits } from '../rules/shoe-traits.ts';

/** Where reds and oranges lie in OKLCH, and greens. */
const WARM_DEGREES = 50;
const GREEN_DEGREES = 140;

/** From −1 (closed) to 1 (bare). */
const OPENNESS: Readonly<Record<Neckline, number>> = {
  roll: -1,
  hood: -0.75,
  crew: -0.5,
  collar: -0.25,
  v: 0.25,
  scoop: 0.5,
  bare: 1,
};
const COVERED: Readonly<Record<Sleeve, number>> = { none: -1, short: -0.25, long: 1 };

/** From −1 (flat) to 1; those not named are nearly flat. */
const HEELS: Readonly<Partial<Record<ShoeCut['last'], number>>> = {
  sandal: 1,
  pump: 1,
  slingback: 0.75,
  'block-sandal': 0.75,
  'ankle-boot': 0.5,
  'knee-boot': 0.5,
  espadrille: 0.5,
  platform: 0.25,
  mule: 0.25,
  'mary-jane': 0,
  chelsea: -0.5,
  loafer: -0.5,
  oxford: -0.5,
};
const FLAT = -1;
const BOOTS = { open: -1, low: 0, boot: 0.75, tall: 1 } as const;

/** In heads from the top of the figure: the middle of a thigh, below the knee, the ankle. */
const HEMS = { short: 4.9, knee: 6.4, long: 8.2 };
/** As many pieces in the wardrobe make one common. */
const COMMON = 8;

const kindOf = ({ cut }: { readonly cut: WornGarment['garment']['cut'] }) =>
  [
    cut.type,
    'shape' in cut ? cut.shape : '',
    'fit' in cut ? cut.fit : '',
    'bodice' in cut ? cut.bodice : '',
  ].join();

const kinds = new Map<string, number>();
for (const garment of GARMENTS) kinds.set(kindOf(garment), (kinds.get(kindOf(garment)) ?? 0) + 1);

/** Has a surface to feel: wool, tweed, velvet, quilting; denim is counted by itself. */
const isRough = (cloth: ClothName) =>
  isWoollen(cloth) || (isTellingWeave(cloth) && !isShiny(cloth) && cloth !== 'denim');

/** Stretches what lies between two ends to −1 and 1. */
const between = (value: number, low: number, high: number) => (2 * (value - low)) / (high - low) - 1;
const yesOrNo = (is: boolean) => (is ? 1 : -1);
const sumOf = (pieces: readonly WornGarment[], of: (piece: WornGarment) => number) =>
  pieces.reduce((sum, piece) => sum + of(piece), 0);

/** Returns each trait of a look, about −1 to 1; 0 stands for neither. */
export function lookTraits(reading: OutfitReading): readonly number[] {
  const { main, worn, slot, lead } = reading;
  const area = Math.max(
    sumOf(main, (piece) => piece.area),
    Number.EPSILON,
  );
  /** Of the pieces that make the look, by how much of it they cover. */
  const meanOf = (of: (piece: WornGarment) => number) =>
    sumOf(main, (piece) => piece.area * of(piece)) / area;
  const register = (name: Register) => 2 * meanOf(({ registers }) => Number(registers.includes(name))) - 1;
  /** How much of the colour that is worn lies towards a hue. */
  const towards = (degrees: number) =>
    meanOf(({ colour, tint }) =>
      tint === 'neutral' ? 0 : Math.cos(((colour.h - degrees) * Math.PI) / 180) * Math.min(1, colour.c / 0.1),
    );
  const colourful = (piece: WornGarment) => (isNeutral(piece.colour) ? piece.colour.c / 2 : piece.colour.c);
  const lightnesses = main.map(({ colour }) => colour.l);
  const print = main.find(({ cloth }) => isPrint(cloth));
  const upper = slot('dress') ?? slot('top');
  const lower = slot('dress') ?? slot('bottom');
  const over = slot('coat') ?? slot('layer');
  const legs = lower?.garment.cut;
  const isSkirt = legs?.type === 'dress' || legs?.type === 'skirt';
  const hem = legs && isSkirt ? hemOf(legs) : undefined;
  const shoe = slot('shoes')?.garment;
  const boot = shoeTraits(shoe)?.shape;
  const neck = upper && necklineOf(upper.garment.cut);
  const volume = (piece: WornGarment | undefined) => (piece ? between(piece.garment.volume, 1, 4) : 0);
  const upperVolume = Math.max(volume(upper), over ? volume(over) : -1);

  const values: Readonly<Record<Trait, number>> = {
    formality: between(reading.formality, 0, 6),
    evening: register('evening'),
    tailored: register('tailored'),
    country: register('country'),
    beach: register('beach'),
    sport: register('sport'),
    chroma: between(meanOf(colourful), 0, 0.14),
    warmth: towards(WARM_DEGREES),
    green: towards(GREEN_DEGREES),
    contrast: between(Math.max(...lightnesses) - Math.min(...lightnesses), 0, 0.6),
    lightness: between(
      meanOf(({ colour }) => colour.l),
      0.25,
      0.9,
    ),
    print: yesOrNo(!!print),
    printScale: print ? between(print.item.cloth.scale ?? 1, 0.5, 1.5) : 0,
    shine: between(
      meanOf(({ cloth }) => Number(isShiny(cloth))),
      0,
      0.6,
    ),
    texture: between(
      meanOf(({ cloth }) => Number(isRough(cloth))),
      0,
      0.7,
    ),
    denim: yesOrNo(main.some(({ cloth }) => cloth === 'denim')),
    volumeAbove: upperVolume,
    volumeBelow: volume(lower),
    dress: legs?.type === 'dress' ? 1 : legs?.type === 'jumpsuit' ? 0.25 : -1,
    skirt: yesOrNo(isSkirt),
    hem:
      hem === undefined
        ? 0
        : hem < HEMS.knee
          ? between(hem, HEMS.short, HEMS.knee) / 2 - 0.5
          : between(hem, HEMS.knee, HEMS.long) / 2 + 0.5,
    neckline: neck ? OPENNESS[neck] : 0,
    sleeves: Math.max(
      ...[upper, slot('layer'), slot('coat')].map((piece) =>
        piece ? COVERED[sleeveOf(piece.garment.cut)] : -1,
      ),
    ),
    heel: shoe?.cut.type === 'shoe' ? (HEELS[shoe.cut.last] ?? FLAT) : 0,
    boots: boot ? BOOTS[boot] : 0,
    layers: Number(!!slot('layer')) + Number(!!slot('coat')) - 1,
    coat: yesOrNo(!!slot('coat')),
    accessories: between(
      worn.filter(({ garment }) => (ACCESSORY_SLOTS as readonly string[]).includes(garment.slot)).length,
      0,
      4,
    ),
    belt: yesOrNo(!!slot('belt')),
    hat: yesOrNo(!!slot('hat')),
    rarity: lead
      ? between(
          1 -
            Math.min(1, ((kinds.get(kindOf(lead.garment)) ?? 1) - 1) / COMMON) +
            Number(isMarkedCloth(lead.cloth)) / 2,
          0,
          1.5,
        )
      : 0,
  };
  return TRAITS.map((trait) => Math.max(-1, Math.min(1, values[trait])));
}

/** Returns traits as a look carries them: the version, and a digit for each. */
export function traitsText(traits: readonly number[]): string {
  return `${TRAITS_VERSION}:${traits.map((value) => Math.round((value + 1) * TRAIT_MIDDLE)).join('')}`;
}
