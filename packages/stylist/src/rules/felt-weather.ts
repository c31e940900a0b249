import type { ClothName } from '../garments/cloth.ts';
import type { Garment } from '../garments/garment.ts';
import { hemOf, sleeveOf } from '../garments/silhouette.ts';
import { typicalClo } from './clo.ts';
import type { OutfitReading } from './outfit-reading.ts';
import { sceneTraits } from './scene-traits.ts';

const ANKLE = 8.2;
/** Legs are covered below this temperature, shoes closed below the other, in °C. */
const LEGS_COVERED_BELOW = 12;
const SHOES_CLOSED_BELOW = 15;
/** Coats this warm belong to winter whatever is under them, in clo. */
export const WINTER_COAT_CLO = 0.5;
const COVERING_ACCESSORIES = ['hat', 'scarf', 'gloves'] as const;

/** Worn against the cold: gloves, a wool scarf, a beanie; a straw hat or a silk scarf is not. */
export const isAgainstCold = ({ slot, suits, id }: Garment): boolean =>
  COVERING_ACCESSORIES.some((name) => name === slot) && !suits.includes('hot') && id !== 'beret';

/** How cold a look says it is outdoors, by what is worn, what falls and how much it all adds up to. */
export function feltWeather(reading: OutfitReading): 'cold' | 'cool' | 'mild' {
  const { setting, falls } = sceneTraits(reading.spec.scene.name);
  if (setting === 'indoors') return 'mild';
  const coat = reading.slot('coat')?.garment;
  const wintry =
    falls === 'snow' ||
    (coat !== undefined && coat.clo >= WINTER_COAT_CLO) ||
    reading.worn.some(({ garment }) => isAgainstCold(garment));
  if (wintry || reading.clo >= typicalClo(LEGS_COVERED_BELOW)) return 'cold';
  return reading.clo >= typicalClo(SHOES_CLOSED_BELOW) ? 'cool' : 'mild';
}

/** Ends above the ankle, skirts and cropped trousers alike. */
export const baresShin = ({ cut }: Garment): boolean =>
  ['trousers', 'jumpsuit', 'skirt', 'dress'].includes(cut.type) && (hemOf(cut) ?? ANKLE) < ANKLE;

const SOAKED: ReadonlySet<ClothName> = new Set(['corduroy', 'satin', 'wool', 'tartan', 'fleece']);

/** A jacket or coat that rain runs off. */
export const shedsRain = (garment: Garment, cloth: ClothName): boolean =>
  (garment.slot === 'coat' || garment.slot === 'layer') &&
  garment.suits.includes('rain') &&
  sleeveOf(garment.cut) === 'long' &&
  !SOAKED.has(cloth);
