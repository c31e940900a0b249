import {
  BODY_SHAPES,
  type BodyShape,
  INSTANT_OPTIONS,
  STYLES,
  type Style,
  VIBES,
  type Vibe,
  WEATHER_TAGS,
  type WeatherTag,
} from '@glow/api';
import { invalidTag, invalidTags } from './administration.errors.ts';

export interface ImageTags {
  readonly style: Style;
  readonly bodyShape: BodyShape;
  readonly weather: WeatherTag;
}

/**
 * Reads 'style, body shape, weather' in the vocabulary's spelling, whatever its case and spacing (spec
 * section 5).
 * @throws {ServiceError} `invalid_request`.
 */
export function readImageTags(text: string): ImageTags {
  const [first = '', second = '', third = '', ...more] = text.split(',');
  const style = wordOf(STYLES, first);
  const bodyShape = wordOf(BODY_SHAPES, second);
  const weather = wordOf(WEATHER_TAGS, third);
  if (!style || !bodyShape || !weather || more.length > 0) throw invalidTags();
  return { style, bodyShape, weather };
}

/** @throws {ServiceError} `invalid_request`. */
export function readVibe(text: string): Vibe {
  const vibe = wordOf(VIBES, text);
  if (!vibe) throw invalidTag();
  return vibe;
}

/** Returns the alternative text of an uploaded image, of which only the tags are known. */
export function altOfImage({ style, bodyShape, weather }: ImageTags): string {
  const [styleWord, shapeWord] = [style.toLowerCase(), bodyShape.toLowerCase()];
  return `A ${styleWord} look for ${weather === 'hot' ? 'warm' : 'cold'} weather and the ${shapeWord} body shape.`;
}

export function altOfInstantOutfit(vibe: Vibe): string {
  const occasion = INSTANT_OPTIONS.find((option) => option.vibe === vibe)?.occasion ?? vibe;
  return `A look for ${occasion.charAt(0).toLowerCase()}${occasion.slice(1)}.`;
}

function wordOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  const plain = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  return words.find((word) => word.toLowerCase() === plain);
}
