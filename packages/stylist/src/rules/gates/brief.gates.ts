import { isShiny } from '#garments/cloth-traits.ts';
import { isTooPlainForEvening } from '#garments/garment.ts';
import { hemOf, sleeveOf } from '#garments/silhouette.ts';
import { tiesBow } from '../bares-neck.ts';
import { registersOf } from '../brief.ts';
import { baresShin } from '../felt-weather.ts';
import { isForMoving } from '../for-moving.ts';
import type { BriefGate } from '../gate.ts';
import type { OutfitReading, WornGarment } from '../outfit-reading.ts';
import { registerOf } from '../register.ts';
import { lightOf, sceneTraits } from '../scene-traits.ts';
import { weatherTagsSeen } from '../seen-weather.ts';
import { shoeTraits } from '../shoe-traits.ts';
import { isForCold, isForHeat, warmthRange } from '../warmth-range.ts';
import { coverFault } from './felt-weather.gates.ts';

export const occasionGate: BriefGate = {
  id: 'occasion',
  check: ({ formality }, { formality: { min, max } }) =>
    formality >= min && formality <= max
      ? undefined
      : `A formality of ${formality.toFixed(1)} is outside ${min}–${max}.`,
};

function coldFault({ slot, spec: { scene } }: OutfitReading): string | undefined {
  const legged = slot('dress') ?? slot('bottom');
  if (legged && baresShin(legged.garment) && slot('hosiery')?.garment.cut.type !== 'tights')
    return `The ${legged.garment.words} leaves the shins bare on a cold day.`;
  const shoes = slot('shoes')?.garment;
  // Whoever came in a coat may have changed into sandals for the evening.
  const changed = sceneTraits(scene.name).setting === 'indoors' && lightOf(scene) === 'evening';
  return !changed && shoeTraits(shoes)?.shape === 'open'
    ? `The ${shoes?.words} are too open for a cold day.`
    : undefined;
}

const SOFT_TOPS: ReadonlySet<string> = new Set(['tee', 'knit', 'hoodie']);

/** What makes a look formal, where a shirt and trousers alone are for the office. */
function isPolished({ garment: { slot, cut }, cloth }: WornGarment): boolean {
  if (slot === 'dress' || slot === 'layer' || slot === 'coat') return true;
  return slot === 'top' && (isShiny(cloth) || tiesBow(cut) || cut.type === 'wrap-top');
}

/** In the heat nobody wears velvet or gloves, and out in the sun only a shirt, or covered hair, has long sleeves. */
function heatFault({ slot, main, spec: { scene, figure } }: OutfitReading): string | undefined {
  const gloves = slot('gloves')?.garment;
  const velvet = main.find(({ cloth }) => cloth === 'velvet');
  if (velvet) return `Velvet is too warm for a hot day.`;
  if (gloves) return `The ${gloves.words} are too warm for a hot day.`;
  const isInTheSun = sceneTraits(scene.name).setting === 'outdoors' && lightOf(scene) === 'day';
  const top = slot('top')?.garment;
  if (!isInTheSun || !top || figure.headscarf || !SOFT_TOPS.has(top.cut.type)) return undefined;
  return sleeveOf(top.cut) === 'long' ? `The ${top.words} is too warm for the sun.` : undefined;
}

export const warmthGate: BriefGate = {
  id: 'warmth',
  check(reading, brief) {
    const { clo, spec } = reading;
    const { weather } = brief;
    const isOut = sceneTraits(spec.scene.name).setting === 'outdoors';
    const cold = isForCold(brief) && (coldFault(reading) ?? (isOut ? coverFault(reading) : undefined));
    const cool = isOut && !brief.faces.includes('hot') ? coldFault(reading) : undefined;
    const hot = isForHeat(brief) && heatFault(reading);
    const fault = cool || cold || hot;
    if (fault) return fault;
    const { min, max } = warmthRange(brief, spec.scene.name);
    if (clo < min || clo > max) return `${clo} clo is outside ${min}–${max}.`;
    return weather && !weatherTagsSeen(reading).includes(weather)
      ? `The look is not for ${weather} weather.`
      : undefined;
  },
};

export const facedWeatherGate: BriefGate = {
  id: 'faced-weather',
  check: ({ conditions }, { faces }) =>
    faces.some((condition) => conditions.includes(condition))
      ? undefined
      : `The look cannot face ${faces.join(' or ')}.`,
};

export const purposeGate: BriefGate = {
  id: 'purpose',
  check({ worn, main }, { needs, leavesOut }) {
    const stray = worn.find(({ garment, option }) =>
      leavesOut.some((purpose) => purpose === garment.purpose || purpose === option?.purpose),
    );
    if (stray) return `The ${stray.garment.words} belongs to another occasion.`;
    if (needs === 'sport') {
      const idle = worn.find(({ garment }) => !isForMoving(garment));
      return idle && `The ${idle.garment.words} is not made for moving.`;
    }
    if (needs === 'shine') {
      const shines = main.some(
        ({ item, garment: { purpose, slot } }) =>
          isShiny(item.cloth.name) || (purpose === 'occasion' && slot !== 'bottom'),
      );
      if (!shines) return 'An evening look has one piece that catches the light.';
      const plain = worn.find(({ garment, formality }) => isTooPlainForEvening(garment, formality));
      return plain && `The ${plain.garment.words} belongs to the day.`;
    }
    return needs === 'polish' && !main.some(isPolished)
      ? 'A formal look has a dress, a jacket, or a top of silk, tied or draped.'
      : undefined;
  },
};

export const registerGate: BriefGate = {
  id: 'asked-register',
  check: ({ worn }, { registers }) =>
    registerOf(worn, registersOf({ registers }))
      ? undefined
      : `The look belongs to none of ${registersOf({ registers }).join(', ')}.`,
};

export const hemGate: BriefGate = {
  id: 'hem',
  check({ main }, { hemFrom }) {
    const short = main.find(({ garment: { cut, slot } }) => {
      const hem = slot === 'dress' || slot === 'bottom' ? hemOf(cut) : undefined;
      return hemFrom !== undefined && hem !== undefined && hem < hemFrom;
    });
    return short && `The ${short.garment.words} ends too high for the occasion.`;
  },
};
