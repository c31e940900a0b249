import type { WeatherTag } from '@glow/api';
import { weatherTagsOf } from './clo.ts';
import { baresShin, feltWeather, isAgainstCold } from './felt-weather.ts';
import { coversLegs } from './modest-cover.ts';
import type { OutfitReading } from './outfit-reading.ts';
import { sceneTraits } from './scene-traits.ts';
import { isTallBoot, shoeTraits } from './shoe-traits.ts';

/** A coat, opaque tights, a wool scarf or a place in the cold: nobody takes it for a summer's look. */
function looksCold(reading: OutfitReading): boolean {
  const { slot, worn, spec } = reading;
  return (
    slot('coat') !== undefined ||
    coversLegs(slot('hosiery')?.garment) ||
    worn.some(({ garment }) => isAgainstCold(garment)) ||
    feltWeather(reading) !== 'mild' ||
    sceneTraits(spec.scene.name).falls !== undefined
  );
}

/** Open shoes or bare shins out of doors: nobody takes it for a winter's look. */
function looksHot({ slot, spec }: OutfitReading): boolean {
  if (sceneTraits(spec.scene.name).setting === 'indoors') return false;
  const shoes = slot('shoes')?.garment;
  const legged = (slot('dress') ?? slot('bottom'))?.garment;
  const bare = legged && baresShin(legged) && !slot('hosiery') && !isTallBoot(shoes);
  return bare === true || shoeTraits(shoes)?.shape === 'open';
}

/** The weather a look is for by its clo, as far as the picture agrees. */
export function weatherTagsSeen(reading: OutfitReading): readonly WeatherTag[] {
  const tags = weatherTagsOf(reading.clo);
  if (looksCold(reading)) return ['cold'];
  return tags.length > 1 && looksHot(reading) ? ['hot'] : tags;
}
