import { STYLES, type Style, WEATHER_TAGS } from '@glow/api';
import { violationsOf } from '../rules/check-reading.ts';
import { weatherTagsOf } from '../rules/clo.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { styleBrief } from '../rules/style-briefs.ts';

/** Warmth and weather are tagged by clo; a style only by what it says of dress. */
const STYLE_GATES: ReadonlySet<string> = new Set(['occasion', 'purpose']);

/** The styles whose brief a look meets in formality and purpose. */
export function stylesOf(reading: OutfitReading): readonly Style[] {
  return STYLES.filter((style) =>
    WEATHER_TAGS.some((weather) =>
      violationsOf(reading, styleBrief(style, weather)).every(({ gate }) => !STYLE_GATES.has(gate)),
    ),
  );
}

/** Tags in the wire's spelling: styles, body shape, weather by computed clo. */
export function lookTags(reading: OutfitReading): readonly string[] {
  return [...stylesOf(reading), reading.spec.figure.bodyShape, ...weatherTagsOf(reading.clo)];
}
