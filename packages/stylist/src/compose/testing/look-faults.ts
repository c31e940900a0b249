import { WEATHER_TAGS } from '@glow/api';
import { describeOutfit } from '#describe/describe-outfit.ts';
import { findGarment } from '#garments/garments.ts';
import type { OutfitSpec } from '#outfit.ts';
import { checkOutfit } from '#rules/check-outfit.ts';
import { briefOf, type LookRequest } from '../look-request.ts';

const MIN_WORDS = 2;
const MAX_WORDS = 5;

function* grammarFaults(spec: OutfitSpec): Generator<string> {
  const slots = spec.items.map(({ garment }) => findGarment(garment).slot);
  if (new Set(slots).size !== slots.length) yield 'two items in one slot';
  if (!slots.includes('shoes')) yield 'no shoes';
  const separates = slots.includes('top') && slots.includes('bottom');
  if (separates === slots.includes('dress')) yield 'neither a dress nor a top and a bottom, or both';
}

function* tagFaults(spec: OutfitSpec): Generator<string> {
  const { clo, tags } = describeOutfit(spec);
  const weather = WEATHER_TAGS.filter((tag) => tags.includes(tag));
  if (weather.includes('hot') !== clo < 0.85) yield `tagged ${weather.join()} at ${clo} clo`;
  if (weather.includes('cold') !== clo > 0.7) yield `tagged ${weather.join()} at ${clo} clo`;
  if (!tags.includes(spec.figure.bodyShape)) yield 'not tagged with its body shape';
}

/** Yields what is wrong with a look, worked out from wardrobe, clo and gates alone; empty for a sound one. */
export function* lookFaults(spec: OutfitSpec, request: LookRequest): Generator<string> {
  yield* grammarFaults(spec);
  yield* tagFaults(spec);
  const check = checkOutfit(spec, briefOf(request));
  if (check.state === 'failed') yield* check.violations.map(({ gate, sentence }) => `${gate}: ${sentence}`);
  const words = spec.name.split(/\s+/).length;
  if (words < MIN_WORDS || words > MAX_WORDS) yield `a name of ${words} words`;
  if ('bodyShape' in request && spec.figure.bodyShape !== request.bodyShape) yield 'another body shape';
}
