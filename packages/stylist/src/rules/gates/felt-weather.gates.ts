import { isWoollen } from '#garments/cloth-traits.ts';
import type { Garment } from '#garments/garment.ts';
import { hasHood, isClosedFront, necklineOf, showsAnkle, sleeveOf } from '#garments/silhouette.ts';
import type { SceneName } from '#outfit.ts';
import { isUmbrella } from '../bag-traits.ts';
import { baresShin, feltWeather, isAgainstCold, shedsRain } from '../felt-weather.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { lightOf, sceneTraits } from '../scene-traits.ts';
import { isBoot, shoeTraits, takesSocks } from '../shoe-traits.ts';

function legsFault(reading: OutfitReading): string | undefined {
  const { slot, spec } = reading;
  const legged = (slot('dress') ?? slot('bottom'))?.garment;
  const shoes = slot('shoes')?.garment;
  if (!legged || shoes?.cut.type !== 'shoe') return undefined;
  const hosiery = slot('hosiery')?.garment.cut;
  if (baresShin(legged)) {
    const dark = hosiery?.type === 'tights' && hosiery.denier !== 'sheer';
    const sheer = hosiery?.type === 'tights' && lightOf(spec.scene) === 'evening';
    return dark || sheer ? undefined : 'Shins are covered in the cold.';
  }
  if (isBoot(shoes)) return undefined;
  if (!takesSocks(shoes)) return `The ${shoes.words} leave the foot bare in the cold.`;
  return hosiery || !showsAnkle(legged.cut) ? undefined : 'Ankles are covered in the cold.';
}

/** What an open front leaves bare of the chest by day; a coat is thrown over an evening dress as it is. */
export function coverFault({ slot, spec: { scene } }: OutfitReading): string | undefined {
  if (lightOf(scene) === 'evening') return undefined;
  const over = (slot('coat') ?? slot('layer'))?.garment;
  const base = (slot('dress') ?? slot('top'))?.garment;
  if (!base || (over && isClosedFront(over.cut))) return undefined;
  const knitted = base.cut.type === 'knit' && necklineOf(base.cut) === 'roll';
  return sleeveOf(base.cut) === 'long' || knitted
    ? undefined
    : `The ${base.words} leaves too much bare under an open front.`;
}

/** Below 12 °C legs and arms are covered, below 15 °C shoes are closed. */
export const coveredInTheCold: Gate = {
  id: 'covered-in-the-cold',
  check(reading) {
    const felt = feltWeather(reading);
    if (felt === 'mild') return undefined;
    const shoes = reading.slot('shoes')?.garment;
    if (shoeTraits(shoes)?.shape === 'open') return `The ${shoes?.words} are too open for the cold.`;
    return felt === 'cold' ? (legsFault(reading) ?? coverFault(reading)) : undefined;
  },
};

/** From 15 °C on nobody wraps up. */
const WRAPPED_CLO = 1;

/** Coats, gloves and wool scarves come off indoors, and wait for the cold outdoors. */
export const wrappedUp: Gate = {
  id: 'wrapped-up',
  check(reading) {
    const { setting } = sceneTraits(reading.spec.scene.name);
    const wrap = reading.worn.find(({ garment }) => isAgainstCold(garment))?.garment;
    if (setting === 'indoors') {
      const coat = reading.slot('coat')?.garment;
      const worn = coat ?? wrap;
      return worn && `The ${worn.words} comes off indoors.`;
    }
    return wrap && reading.clo < WRAPPED_CLO ? `It is too mild for the ${wrap.words}.` : undefined;
  },
};

const SNOW_BOOT = 'snow-boot';
const HIKING_BOOTS = 'hiking-boots';
const HIKING_CLO = 0.85;

const SKI_SUIT = 'ski-suit';

const HIKING_TROUSERS = 'trail-trousers';

/** Over a boot they drag in the snow. */
const YOGA_FLARES = 'yoga-flares';

/** Whether a garment is made for a mat, and the place is out of doors. */
export const isOffTheMat = ({ id }: Garment, place: SceneName): boolean =>
  id === YOGA_FLARES && sceneTraits(place).setting === 'outdoors';

/** Grounds and floors that nobody hikes on. */
const LEVEL: ReadonlySet<SceneName> = new Set(['track', 'court', 'gym', 'studio']);

/** Snow boots and ski suits wait for snow, wellingtons for puddles, what one hikes in for a path; yoga flares stay indoors. */
export const outdoorBoots: Gate = {
  id: 'outdoor-boots',
  check({ slot, spec: { scene }, clo }) {
    const shoes = slot('shoes')?.garment;
    const legged = (slot('dress') ?? slot('bottom'))?.garment;
    if (legged && isOffTheMat(legged, scene.name)) return 'Yoga flares stay on the mat.';
    if (shoes?.cut.type !== 'shoe') return undefined;
    const { id, cut } = shoes;
    const { setting, falls } = sceneTraits(scene.name);
    if (slot('bottom')?.garment.id === HIKING_TROUSERS && LEVEL.has(scene.name))
      return 'Hiking trousers wait for a path.';
    if (slot('dress')?.garment.id === SKI_SUIT && falls !== 'snow') return 'A ski suit waits for snow.';
    if (cut.last === SNOW_BOOT) return falls === 'snow' ? undefined : 'Snow boots wait for snow.';
    if (cut.last === 'wellington') return falls === 'rain' ? undefined : 'Wellingtons wait for puddles.';
    if (id !== HIKING_BOOTS) return undefined;
    return setting === 'outdoors' && clo >= HIKING_CLO && !LEVEL.has(scene.name)
      ? undefined
      : 'Hiking boots wait for the hills.';
  },
};

const RAIN_MAC = 'rain-mac';

/** A mac sheds the rain and keeps nobody warm. */
export const macInFrost: Gate = {
  id: 'mac-in-frost',
  check({ slot, worn, spec: { scene } }) {
    const coat = slot('coat')?.garment;
    if (coat?.id !== RAIN_MAC || sceneTraits(scene.name).falls === 'rain') return undefined;
    const wrap = worn.find(({ garment }) => isAgainstCold(garment))?.garment;
    return wrap && `The ${coat.words} is too thin for weather that asks for the ${wrap.words}.`;
  },
};

/** Where it rains the outermost piece sheds it, and something keeps the head dry. */
export const rainwear: Gate = {
  id: 'rainwear',
  check({ slot, spec }) {
    if (sceneTraits(spec.scene.name).falls !== 'rain') return undefined;
    const over = slot('coat') ?? slot('layer');
    if (!over || !shedsRain(over.garment, over.item.cloth.name)) return 'Nothing sheds the rain.';
    return hasHood(over.garment.cut) || isUmbrella(slot('bag')?.garment)
      ? undefined
      : 'The rain asks for a hood or an umbrella.';
  },
};

/** Outdoors by day nobody wears these below this, in clo: what people wear at 24 °C. */
const WOOLLENS_FROM = 0.55;

/** Wool, cord, thick knits and boots wait for cool air. */
export const woollens: Gate = {
  id: 'woollens',
  check({ main, slot, clo, spec: { scene } }) {
    const mild = clo >= WOOLLENS_FROM || sceneTraits(scene.name).setting === 'indoors';
    if (mild || lightOf(scene) === 'evening') return undefined;
    const warm = main.find(
      ({ garment, cloth }) => isWoollen(cloth) && (cloth !== 'knit' || sleeveOf(garment.cut) === 'long'),
    );
    if (warm) return `It is too warm for the ${warm.garment.words}.`;
    const shoes = slot('shoes')?.garment;
    return isBoot(shoes) ? `It is too warm for the ${shoes?.words}.` : undefined;
  },
};

/** By day nobody sits in leather with bare arms. */
export const leatherInHeat: Gate = {
  id: 'leather-in-heat',
  check({ slot, spec: { scene } }) {
    const legged = slot('dress') ?? slot('bottom');
    const base = (slot('dress') ?? slot('top'))?.garment;
    if (legged?.cloth !== 'leather' || !base || lightOf(scene) === 'evening') return undefined;
    const isWarm = !slot('coat') && !slot('layer') && sleeveOf(base.cut) !== 'long';
    return isWarm ? `It is too warm for the ${legged.garment.words} in leather.` : undefined;
  },
};
