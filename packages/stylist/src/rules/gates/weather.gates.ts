import { showsLeg } from '#garments/silhouette.ts';
import { feltWeather, WINTER_COAT_CLO } from '../felt-weather.ts';
import type { Gate } from '../gate.ts';
import { coversLegs } from '../modest-cover.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { sceneTraits } from '../scene-traits.ts';
import { isBoot, isTallBoot } from '../shoe-traits.ts';

const legsBare = ({ main, slot }: OutfitReading) =>
  main.some(({ garment }) => showsLeg(garment.cut)) &&
  !coversLegs(slot('hosiery')?.garment) &&
  !isTallBoot(slot('shoes')?.garment);

/** Pale bottoms show every splash. */
const PALE_LIGHTNESS = 0.87;

function rainFault({ conditions, slot }: OutfitReading): string | undefined {
  if (!conditions.includes('rain')) return 'Not every piece of the look can get wet.';
  const bottom = slot('bottom') ?? slot('dress');
  return bottom && bottom.colour.l > PALE_LIGHTNESS && !slot('coat')
    ? `The ${bottom.garment.words} is too pale for the rain.`
    : undefined;
}

const HEELED_BOOT = 'ankle-boot';

/** Nobody stands in snow in a slip or on heels, in the sun in a coat, or in the rain in straw. */
export const sceneWeather: Gate = {
  id: 'scene-weather',
  check(reading) {
    const { name } = reading.spec.scene;
    const { clo, falls } = sceneTraits(name);
    if (reading.clo < (clo.min ?? 0)) return `${reading.clo} clo is too little for the scene ${name}.`;
    if (reading.clo > (clo.max ?? Infinity)) return `${reading.clo} clo is too much for the scene ${name}.`;
    if (falls === 'rain') return rainFault(reading);
    if (falls !== 'snow') return undefined;
    const coat = reading.slot('coat')?.garment ?? reading.slot('dress')?.garment;
    if (!coat || coat.clo < WINTER_COAT_CLO) return 'Snow asks for a winter coat.';
    const shoes = reading.slot('shoes')?.garment;
    if (!isBoot(shoes)) return 'Snow asks for boots.';
    if (shoes?.cut.type === 'shoe' && shoes.cut.last === HEELED_BOOT)
      return `The ${shoes.words} would slip in the snow.`;
    return legsBare(reading) ? 'Bare legs do not go out in snow.' : undefined;
  },
};

/** Winter coats do not stand before summer flowers. */
export const inBloom: Gate = {
  id: 'in-bloom',
  check: (reading) =>
    sceneTraits(reading.spec.scene.name).blooms && feltWeather(reading) === 'cold'
      ? 'Nothing blooms in the cold.'
      : undefined,
};

/** One weather must suit every piece of the look. */
export const season: Gate = {
  id: 'season',
  check: ({ conditions }) =>
    conditions.length > 0 ? undefined : 'There is no weather that every piece of the look can face.',
};
